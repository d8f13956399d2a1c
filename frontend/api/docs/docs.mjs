import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { applyScheme, onSchemeChange, readScheme } from '../../src/ui/scheme/scheme.ts';
import './docs.scss';

/** The content security policy forbids setting HTML from strings, so descriptions are shown as text. Ours contain no HTML. */
const plainText =
  (_original, { React }) =>
  ({ source }) =>
    source ? React.createElement('div', { className: 'renderedMarkdown' }, source) : null;

/** The page has a heading of its own, so that of Swagger UI is left out. */
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
