import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves the text of a page with the site's styles, without scripts, fonts and images, as the fastest possible page
 * to compare with. `isBare` omits the styles too.
 */
export async function servePlainPage(address, { isBare = false } = {}) {
  const html = (await fetchText(address)).replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const sheets = isBare
    ? []
    : [...html.matchAll(/<link rel="stylesheet"(?! disabled)[^>]* href="([^"]+\.css)"/g)].map(([, path]) => path);
  const files = new Map([['/', toResponse('text/html; charset=utf-8', toPlainHtml(html, sheets))]]);
  for (const path of sheets) files.set(path, toResponse('text/css', await fetchText(new URL(path, address))));
  const server = createServer((request, response) => {
    const { headers, body } = files.get(request.url) ?? { headers: {}, body: '' };
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

const fetchText = async (address) => (await fetch(address)).text();

function toResponse(type, text) {
  const body = brotliCompressSync(text);
  return { headers: { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length }, body };
}

function toPlainHtml(html, sheets) {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const words = main
    .replace(/<(script|style|svg|template|noscript|button|picture|audio)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?!\/?(?:h\d|p|ul|ol|li|dl|dt|dd|blockquote)\b)[^>]*>/g, '')
    .replace(/<(\w+)\s[^>]*>/g, '<$1>');
  const links = sheets.map((path) => `<link rel="stylesheet" href="${path}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>${links}</head><body>${words}</body></html>`;
}
