import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './docs.scss';

/** The security policy of all pages allows no HTML from texts. Ours have none. */
const plainText =
  (_original, { React }) =>
  ({ source }) =>
    source ? React.createElement('div', { className: 'renderedMarkdown' }, source) : null;

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { Markdown: plainText, InfoContainer: () => () => null } })],
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followScheme);
followScheme();
