import { defaultLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import { pageCache, savedAtOf } from './saved-pages';

/** The style sheet of the gateway's own error page. */
export const offlineStyles = '/gateway/unavailable.css';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
};

/** The build replaces this by the texts of all languages (vite.config.ts). */
declare const SHELL_TEXTS: Record<string, Record<'noNetwork' | 'hasNoCopy' | 'tryAgain' | 'readableNow', string>>;

/** This page replaces a conference or session that has no saved copy; it links to the pages that have one. */
export async function createOfflinePage(path: string): Promise<Response> {
  const { tag, direction } = siteLanguages.find((language) => path.startsWith(`/${language.tag}/`)) ?? defaultLanguage;
  const texts = SHELL_TEXTS[tag];
  const saved = await listSavedPages(tag);
  const list = saved
    .map(({ path, title, time }) => `<li><a href="${path}"><bdi>${title}</bdi></a> (<bdi>${time}</bdi>)</li>`)
    .join('');
  const html = `<!doctype html>
<html lang="${tag}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${texts?.noNetwork}</title>
    <link rel="stylesheet" href="${offlineStyles}">
  </head>
  <body>
    <main>
      <svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
        <rect x="14" y="14" width="36" height="36"></rect>
        <rect x="14" y="14" width="36" height="36" transform="rotate(45 32 32)"></rect>
        <circle cx="32" cy="32" r="9"></circle>
      </svg>
      <h1>${texts?.noNetwork}</h1>
      <p>${texts?.hasNoCopy}</p>
      <p><a href="">${texts?.tryAgain}</a></p>
      ${list && `<h2>${texts?.readableNow}</h2>\n      <ul>${list}</ul>`}
    </main>
  </body>
</html>`;
  return new Response(html, { status: 503, headers });
}

async function listSavedPages(tag: string): Promise<{ path: string; title: string; time: string }[]> {
  const cache = await caches.open(pageCache);
  const format = new Intl.DateTimeFormat([`${tag}-GB-u-nu-latn`], { dateStyle: 'medium', timeStyle: 'short' });
  const pages = (await cache.keys()).map(async ({ url }) => {
    const response = await cache.match(url);
    // The title is copied as HTML source, so that it stays escaped.
    const [, title = ''] = /<title[^>]*>([^<]*)</.exec((await response?.text()) ?? '') ?? [];
    const time = response ? format.format(savedAtOf(response)) : '';
    return { path: new URL(url).pathname, title, time };
  });
  return (await Promise.all(pages)).filter(({ title }) => title !== '');
}
