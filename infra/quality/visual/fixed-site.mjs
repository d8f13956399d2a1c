import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { bundledPictures } from '@majlis/contracts/content-defaults';

/** Nothing listens there: everything that a page asks for is answered here. */
export const origin = 'https://majlis.example';
/** The day after the last item of the sample content. */
export const fixedTime = Date.parse('2026-11-20T09:00:00Z');

// Made by the build, so no part of the sources.
const { renderPage } = await import(new URL('../../../frontend/dist-publisher/render.js', import.meta.url).href);
const built = new URL('../../../frontend/dist/', import.meta.url);
const responses = JSON.parse(await readFile(new URL('answers.json', import.meta.url), 'utf8'));
const shell = await readFile(new URL('index.html', built), 'utf8');
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** The pages as the publisher writes them, of content that stays as it is. */
export async function fulfillRequest(route) {
  const { pathname } = new URL(route.request().url());
  if (route.request().resourceType() === 'document') {
    const { status, html } = await renderPage(pathname, { origin, now: fixedTime, shell, fetchPath: readResponse });
    return route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: html });
  }
  if (pathname.startsWith('/api/')) {
    const { status, text } = await readResponse(pathname);
    return route.fulfill({ status, contentType: 'application/json', body: text });
  }
  return sendFile(route, pathname.startsWith('/images/') ? placeholderFor(pathname) : pathname);
}

async function readResponse(path) {
  const answer = responses[path];
  return answer === undefined ? { status: 404, text: '{}' } : { status: 200, text: JSON.stringify(answer) };
}

/** Uploaded pictures are not in the project: one of its own drawings stands for each, always the same one. */
function placeholderFor(pathname) {
  const place = [...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % bundledPictures.length;
  return bundledPictures[place].url;
}

async function sendFile(route, pathname) {
  const file = await readFile(new URL(`.${pathname}`, built)).catch(() => undefined);
  if (!file) return route.fulfill({ status: 404, body: '' });
  return route.fulfill({ contentType: types[extname(pathname)] ?? 'application/octet-stream', body: file });
}
