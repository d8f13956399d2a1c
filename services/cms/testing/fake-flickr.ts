import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake Flickr: it answers oEmbed requests for one album and serves its picture, well or badly. */
export type FakeFlickr = {
  origin: string;
  oEmbed: string;
  asked: string[];
  tell: RequestListener;
  sendPicture: RequestListener;
  stop(): Promise<void>;
};

export const album = (thumbnail_url: string) => ({
  type: 'rich',
  flickr_type: 'album',
  title: 'Spring meeting',
  thumbnail_url,
  thumbnail_width: 800,
  thumbnail_height: 600,
});

export const say = (response: ServerResponse, answer: unknown, type = 'application/json') =>
  response.writeHead(200, { 'Content-Type': type }).end(typeof answer === 'string' ? answer : JSON.stringify(answer));

export async function startFakeFlickr(): Promise<FakeFlickr> {
  const server = createServer((request, response) => {
    flickr.asked.push(request.url ?? '');
    (request.url?.startsWith('/oembed') ? flickr.tell : flickr.sendPicture)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const flickr: FakeFlickr = {
    origin,
    oEmbed: `${origin}/oembed/`,
    asked: [],
    tell: (_request, response) => say(response, album(`${origin}/picture_b.jpg`)),
    sendPicture: (_request, response) => response.writeHead(404).end(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return flickr;
}
