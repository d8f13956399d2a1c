import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Part } from './processes/program.js';
import { serverPart } from './processes/server-part.js';
import { answerFeed } from './sample-feeds/feed-file.js';
import { answerPhotoFeed, answerRenewal } from './sample-feeds/photo-feed.js';
import { answerPicture } from './sample-feeds/picture.js';
import { answerRecording } from './sample-feeds/recording.js';

/** A request, what its address has between its slashes, and where the server is. */
export type Asked = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  parts: string[];
  folder: string;
};

type Answer = (asked: Asked) => Promise<void> | void;

const routes: [RegExp, Answer][] = [
  [/^\/([a-z-]+\.xml)$/, answerFeed],
  [/^\/pictures\/([a-z]+\/[a-z-]+)\.png$/, answerPicture],
  [/^\/recordings\/(\d{1,5})\/([a-z-]+)\.wav$/, answerRecording],
  [/^\/me\/media$/, answerPhotoFeed],
  [/^\/refresh_access_token$/, answerRenewal],
];

export const sampleFeedsOrigin = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Stands in for what the site gathers from others: the RSS files of a folder, their pictures and recordings, and a photo
 * feed, on the loopback address.
 */
export async function startSampleFeeds(port: number, folder: string): Promise<Part> {
  const server = createServer((request, response) => {
    answer(request, response, port, folder).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(404).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return serverPart(server);
}

async function answer(request: IncomingMessage, response: ServerResponse, port: number, folder: string) {
  const url = new URL(request.url ?? '', sampleFeedsOrigin(port));
  for (const [pattern, answerThis] of routes) {
    const [, ...parts] = pattern.exec(url.pathname) ?? [];
    if (pattern.test(url.pathname)) return answerThis({ request, response, url, parts, folder });
  }
  throw new Error('Nothing has this address');
}
