import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Part } from './processes/program.js';
import { serverPart } from './processes/server-part.js';

/** Serves the RSS files of a folder on the loopback address, as a real feed would be served. */
export async function startSampleFeeds(port: number, folder: string): Promise<Part> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.writeHead(404).end());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return serverPart(server);
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, name] = /^\/([a-z-]+\.xml)$/.exec(request.url ?? '') ?? [];
  if (!name) throw new Error('No feed has this address');
  const feed = await readFile(join(folder, name));
  const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 27)}"`;
  response.setHeader('ETag', etag).setHeader('Cache-Control', 'max-age=60');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.setHeader('Content-Type', 'application/rss+xml; charset=utf-8').setHeader('Content-Length', feed.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : feed);
}
