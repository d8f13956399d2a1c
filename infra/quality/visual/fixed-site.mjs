import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { bundledPictures } from '@majlis/contracts/content-defaults';

/** Nothing listens at this origin: Playwright's routes handle every request. */
export const origin = 'https://majlis.example';
export const fixedTime = Date.parse('2026-11-20T09:00:00Z');

// The build creates this module, so it cannot be imported statically.
const { renderPage } = await import(new URL('../../../frontend/dist-publisher/render.js', import.meta.url).href);
const buildFolder = new URL('../../../frontend/dist/', import.meta.url);
const responses = JSON.parse(await readFile(new URL('responses.json', import.meta.url), 'utf8'));
const shell = await readFile(new URL('index.html', buildFolder), 'utf8');
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Pages are rendered by the publisher's renderer from recorded responses. */
export async function fulfillRequest(route) {
  const { pathname } = new URL(route.request().url());
  if (route.request().resourceType() === 'document') {
    const { status, html } = await renderAsServed(pathname);
    return route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: html });
  }
  if (pathname.startsWith('/api/')) {
    const { status, text } = await readResponse(pathname);
    return route.fulfill({ status, contentType: 'application/json', body: text });
  }
  return fulfillFile(route, pathname.startsWith('/images/') ? placeholderFor(pathname) : pathname);
}

/** The gateway serves one page for everything that does not exist. */
async function renderAsServed(pathname) {
  const context = { origin, now: fixedTime, shell, fetchPath: readResponse };
  const rendered = await renderPage(pathname, context);
  return rendered.status === 404 ? renderPage('/404', context) : rendered;
}

async function readResponse(path) {
  const response = responses[path];
  return response === undefined ? { status: 404, text: '{}' } : { status: 200, text: JSON.stringify(response) };
}

/** Uploaded images are not in the project. A bundled image replaces each, always the same one for a path. */
function placeholderFor(pathname) {
  const index = [...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % bundledPictures.length;
  return bundledPictures[index].url;
}

/** Sends `content`, or else the file of the built site. */
export async function fulfillFile(route, pathname, content) {
  const body = content ?? (await readFile(new URL(`.${pathname}`, buildFolder)).catch(() => undefined));
  if (!body) return route.fulfill({ status: 404, body: '' });
  return route.fulfill({
    contentType: types[extname(pathname)] ?? 'application/octet-stream',
    body: typeof body === 'string' ? body : Buffer.from(body),
  });
}
