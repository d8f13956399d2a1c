import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * The text of a page and nothing else, without style, script or picture: nothing can be there sooner. Served from memory;
 * answers where, and how to end it.
 */
export async function servePlainly(address) {
  const page = plain(await (await fetch(address)).text());
  const body = gzipSync(page, { level: 9 });
  const server = createServer((_request, response) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' };
    response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

function plain(html) {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const words = main
    .replace(/<(script|style|svg|template|noscript|button|picture|audio)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?!\/?(?:h\d|p|ul|ol|li|dl|dt|dd|blockquote)\b)[^>]*>/g, '')
    .replace(/<(\w+)\s[^>]*>/g, '<$1>');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title></head><body>${words}</body></html>`;
}
