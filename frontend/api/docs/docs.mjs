import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { applyScheme, onSchemeChange, readScheme } from '../../src/ui/scheme/scheme.ts';
import './docs.scss';

/** The security policy of all pages allows no HTML from texts. Ours have none. */
const plainText =
  (_original, { React }) =>
  ({ source }) =>
    source ? React.createElement('div', { className: 'renderedMarkdown' }, source) : null;

/** The page has a head of its own. */
const nothing = () => () => null;

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { Markdown: plainText, InfoContainer: nothing } })],
});

document.querySelector('#frame').textContent =
  `<iframe src="${location.origin}/embed/events" title="Next conferences" width="600" height="480"></iframe>`;

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function followScheme() {
  const scheme = readScheme();
  applyScheme(scheme);
  document.documentElement.classList.toggle('dark-mode', scheme === 'system' ? prefersDark.matches : scheme === 'dark');
}

prefersDark.addEventListener('change', followScheme);
onSchemeChange(followScheme);
followScheme();
