import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Keep, setAnswerHeaders } from './answer-headers.js';
import { folderOfBuild } from './build-folder.js';
import { type Exchange, isOfStaff, send } from './exchange.js';
import { type Form, isUnchanged, readForm } from './forms.js';
import type { GatewaySettings } from './read-settings.js';

type Folders = Pick<GatewaySettings, 'siteFolder' | 'publishedFolder'>;

/** Pages and what else the publisher wrote; the application's shell where it has written none. */
export async function createPages({ siteFolder, publishedFolder }: Folders) {
  // Without the shell there is no site: this is the moment to say so.
  await access(join(siteFolder, 'index.html'));
  const published = await folderOfBuild(publishedFolder, siteFolder);
  const pageOf = async (exchange: Exchange, path: string) =>
    isOfStaff(exchange) || leavesItsFolder(path)
      ? undefined
      : readForm(published, `${path}/index.html`, exchange.request);
  const shellFor = async (exchange: Exchange) => {
    const form = await readForm(siteFolder, 'index.html', exchange.request);
    if (!form) throw new Error('The site has lost its shell');
    return form;
  };

  return {
    /** Whether there was such a page to send. */
    async published(exchange: Exchange, path: string): Promise<boolean> {
      const form = await pageOf(exchange, path);
      if (form) sendForm(exchange, form, { status: 200, type: 'html', keep: 'revalidate' });
      return form !== undefined;
    },

    /** The application's page, the same for every path. */
    async shell(exchange: Exchange, keep: Keep) {
      sendForm(exchange, await shellFor(exchange), { status: 200, type: 'html', keep });
    },

    async notFound(exchange: Exchange) {
      const form = (await pageOf(exchange, '/404')) ?? (await shellFor(exchange));
      sendForm(exchange, form, { status: 404, type: 'html', keep: 'never' });
    },

    /** Whether there was such a text or picture, for search engines, feed readers and previews of links. */
    async written(exchange: Exchange, path: string): Promise<boolean> {
      const type = typeOf(path);
      const form = await readForm(published, path, exchange.request);
      if (form) sendForm(exchange, form, { status: 200, type, keep: type === 'jpg' ? 'day' : 'revalidate' });
      return form !== undefined;
    },
  };
}

const types = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  jpg: 'image/jpeg',
};
type Type = keyof typeof types;

const kinds = { html: 'page', txt: 'data', xml: 'data', jpg: 'inert' } as const;

const typeOf = (path: string): Type => (path.endsWith('.jpg') ? 'jpg' : path.endsWith('.txt') ? 'txt' : 'xml');

/** nginx resolves such a path before it looks for a page; here it has none. */
const leavesItsFolder = (path: string) => path.split('/').some((segment) => segment === '.' || segment === '..');

function sendForm(
  exchange: Exchange,
  { encoding, body, etag }: Form,
  { status, type, keep }: { status: 200 | 404; type: Type; keep: Keep },
) {
  const { request, answer } = exchange;
  if (type !== 'jpg') answer.setHeader('Vary', 'Accept-Encoding');
  if (status === 200) answer.setHeader('ETag', etag);
  if (status === 200 && isUnchanged(request, etag)) {
    setAnswerHeaders(exchange, 'unchanged', keep);
    answer.writeHead(304).end();
    return;
  }
  if (encoding) answer.setHeader('Content-Encoding', encoding);
  send(exchange, status, { kind: kinds[type], keep, type: types[type], body });
}
