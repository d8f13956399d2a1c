import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { type Keep, setAnswerHeaders } from './answer-headers.js';
import { accepts, encodings } from './encodings.js';
import { type Exchange, send } from './exchange.js';
import type { GatewaySettings } from './read-settings.js';

const typesOfUploads = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
]);

export function createFiles({ siteFolder, uploadsFolder }: Pick<GatewaySettings, 'siteFolder' | 'uploadsFolder'>) {
  // `dev` only means that files are looked for on disk each time: uploads come and go, and so does a bundle that is rebuilt.
  const asked = { etag: true, dev: true, extensions: [] };
  const bundle = sirv(siteFolder, { ...asked, gzip: true, setHeaders: sayIcon });
  const mirror = join(siteFolder, '.br');
  const brotli = existsSync(mirror) && sirv(mirror, { ...asked, setHeaders: sayBrotli });
  const uploads = sirv(uploadsFolder, asked);
  const pages = sirv(fileURLToPath(new URL('../pages/', import.meta.url)), asked);

  return {
    /** Whether there was such a file to send. */
    bundled(exchange: Exchange, keep: Keep): boolean {
      const { request, answer, path } = exchange;
      // A 304 keeps these too; what is missing sets its own.
      setAnswerHeaders(exchange, path?.endsWith('.svg') ? 'inert' : 'data', keep);
      let isThere = true;
      const plain = () =>
        bundle(request, answer, () => {
          isThere = false;
        });
      delete request.headers.range; // nginx.conf tells why
      // sirv looks for the word only and would take "gzip;q=0" for a wish: the refused ones are taken out.
      request.headers['accept-encoding'] = encodings.filter((encoding) => accepts(request, encoding)).join();
      if (brotli && accepts(request, 'br')) brotli(request, answer, plain);
      else plain();
      return isThere; // sirv looks before it returns
    },

    uploaded(exchange: Exchange) {
      const { request, answer, path = '' } = exchange;
      request.url = path.replace(/^\/images/, '');
      setAnswerHeaders(exchange, 'inert', 'forever');
      answer.setHeader('Content-Type', typesOfUploads.get(path.slice(path.lastIndexOf('.') + 1)) ?? '');
      // Documents are served as they came (snippets/headers/upload.conf).
      if (path.startsWith('/documents/')) answer.setHeader('Content-Disposition', 'attachment');
      // sirv takes the last bytes of a file, or several parts, for its first: such a wish is answered with the whole.
      if (!/^bytes=\d+-\d*$/.test(request.headers.range ?? '')) delete request.headers.range;
      uploads(request, answer, () => missing(exchange));
    },

    styleOfProblems(exchange: Exchange) {
      exchange.request.url = '/unavailable.css';
      setAnswerHeaders(exchange, 'data', 'day');
      pages(exchange.request, exchange.answer, () => missing(exchange));
    },

    missing,
  };
}

function missing(exchange: Exchange) {
  exchange.answer.removeHeader('Content-Disposition');
  const kind = /^\/(images|documents)\//.test(exchange.path ?? '') ? 'inert' : 'data';
  send(exchange, 404, { kind, keep: 'never', type: 'text/plain; charset=utf-8', body: 'There is no such file.\n' });
}

function sayBrotli(answer: ServerResponse) {
  answer.setHeader('Content-Encoding', 'br');
  answer.setHeader('Vary', 'Accept-Encoding');
}

/** sirv has no type for them. */
function sayIcon(answer: ServerResponse, path: string) {
  if (path.endsWith('.ico')) answer.setHeader('Content-Type', 'image/x-icon');
}
