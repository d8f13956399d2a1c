import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { type Keep, setAnswerHeaders } from './answer-headers.js';
import { accepts, type Encoding, encodings } from './encodings.js';
import { type Exchange, send } from './exchange.js';
import type { GatewaySettings } from './read-settings.js';

const typesOfUploads = new Map([
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
]);

export async function createFiles({
  siteFolder,
  uploadsFolder,
}: Pick<GatewaySettings, 'siteFolder' | 'uploadsFolder'>) {
  const shell = await readShell(siteFolder);
  // `dev` only means that files are looked for on disk each time: uploads come and go, and so does a bundle that is rebuilt.
  const asked = { etag: true, dev: true, extensions: [] };
  const bundle = sirv(siteFolder, { ...asked, gzip: true });
  const mirror = join(siteFolder, '.br');
  const brotli = existsSync(mirror) && sirv(mirror, { ...asked, setHeaders: sayBrotli });
  const uploads = sirv(uploadsFolder, asked);
  const pages = sirv(fileURLToPath(new URL('../pages/', import.meta.url)), asked);

  return {
    /** The application's page, the same for every path. */
    shell: (exchange: Exchange, status: number, keep: Keep) => sendShell(shell, exchange, status, keep),

    bundled(exchange: Exchange, keep: Keep, otherwise: () => void) {
      const { request, answer, path } = exchange;
      // A 304 keeps these too; what is missing sets its own.
      setAnswerHeaders(exchange, path?.endsWith('.svg') ? 'inert' : 'data', keep);
      const plain = () => bundle(request, answer, otherwise);
      delete request.headers.range; // nginx.conf tells why
      // sirv looks for the word only and would take "gzip;q=0" for a wish: the refused ones are taken out.
      request.headers['accept-encoding'] = encodings.filter((encoding) => accepts(request, encoding)).join();
      if (brotli && accepts(request, 'br')) brotli(request, answer, plain);
      else plain();
    },

    uploaded(exchange: Exchange) {
      const { request, answer, path = '' } = exchange;
      request.url = path.replace(/^\/images/, '');
      setAnswerHeaders(exchange, 'inert', 'forever');
      answer.setHeader('Content-Type', typesOfUploads.get(path.slice(path.lastIndexOf('.') + 1)) ?? '');
      // Documents are served as they came (snippets/answer-headers.conf).
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

function sendShell(shell: Shell, exchange: Exchange, status: number, keep: Keep) {
  const { request, answer } = exchange;
  const { encoding, body, etag } =
    shell.find((variant) => !variant.encoding || accepts(request, variant.encoding)) ?? shell[0];
  answer.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) answer.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) return answer.writeHead(304).end();
  if (encoding) answer.setHeader('Content-Encoding', encoding);
  return send(exchange, status, { kind: 'page', keep, type: 'text/html; charset=utf-8', body });
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

type ShellVariant = { encoding: Encoding | ''; body: Buffer; etag: string };
type Shell = [ShellVariant, ...ShellVariant[]];

/** Best first, the plain one last; those that the build did not make are left out. */
async function readShell(siteFolder: string): Promise<Shell> {
  const read = async (encoding: ShellVariant['encoding'], file: string) => {
    const body = await readFile(join(siteFolder, file));
    return { encoding, body, etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"` };
  };
  const plain = await read('', 'index.html');
  const compressed = await Promise.allSettled([read('br', '.br/index.html'), read('gzip', 'index.html.gz')]);
  const [first, ...others] = [
    ...compressed.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    plain,
  ];
  return [first ?? plain, ...others];
}
