import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { defaultLanguage, readInLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import { bundledPictures } from '@majlis/contracts/site/content-defaults';

/** Nothing listens at this origin: Playwright's routes handle every request. */
export const origin = 'https://majlis.example';
export const fixedTime = Date.parse('2026-11-20T09:00:00Z');

const buildFolder = new URL('../../../frontend/dist/', import.meta.url);
const responses = JSON.parse(await readFile(new URL('responses.json', import.meta.url), 'utf8'));
const sites = new Map(await Promise.all(siteLanguages.map(async ({ tag }) => [tag, await readSite(tag)])));
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers requests without a server: the publisher's renderer renders pages from recorded responses. */
export async function fulfillRequest(route) {
  const { pathname, search } = new URL(route.request().url());
  if (route.request().resourceType() === 'document') {
    const { status, html } = await renderAsServed(pathname);
    return route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: html });
  }
  if (pathname.startsWith('/api/')) {
    const { status, text } = await readResponse(pathname + search);
    return route.fulfill({ status, contentType: 'application/json', body: text });
  }
  return fulfillFile(route, pathname.startsWith('/images/') ? placeholderFor(pathname) : pathname);
}

/** The build creates these files, so the renderer cannot be imported statically. */
async function readSite(tag) {
  const renderer = new URL('../../../frontend/dist-publisher/', import.meta.url);
  const { createRenderer } = await import(new URL(`render.js?language=${tag}`, renderer).href);
  return {
    renderPage: await createRenderer(tag, JSON.parse(await readFile(new URL('manifest.json', renderer), 'utf8'))),
    shell: await readFile(
      new URL(tag === defaultLanguage.tag ? 'index.html' : `index.${tag}.html`, buildFolder),
      'utf8',
    ),
  };
}

/** A page that does not exist is the same for all paths of a language, as the gateway serves it. */
async function renderAsServed(pathname) {
  const [, tag = '', path = pathname] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
  const { renderPage, shell } = sites.get(tag) ?? sites.get(defaultLanguage.tag);
  const fetchPath = (apiPath) => readResponse(readInLanguage(apiPath, sites.has(tag) ? tag : defaultLanguage.tag));
  const context = { origin, now: fixedTime, shell, fetchPath };
  const rendered = await renderPage(sites.has(tag) ? path : pathname, context);
  return rendered.status === 404 ? renderPage('/404', context) : rendered;
}

/** Responses without a translation were recorded in the default language only. */
async function readResponse(path) {
  const response = responses[path] ?? responses[path.replace(/[?&]lang=.*/, '')];
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
