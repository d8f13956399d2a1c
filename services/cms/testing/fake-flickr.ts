import type { RequestListener, ServerResponse } from 'node:http';
import { startServer } from '@majlis/kit/testing/listen';

/** Responds to oEmbed requests for one album and serves its picture; tests replace the two listeners. */
export type FakeFlickr = {
  origin: string;
  oEmbed: string;
  requestedPaths: string[];
  respondOEmbed: RequestListener;
  respondPicture: RequestListener;
  stop(): Promise<void>;
};

export const albumResponse = (thumbnail_url: string) => ({
  type: 'rich',
  flickr_type: 'album',
  title: 'Spring meeting',
  thumbnail_url,
  thumbnail_width: 800,
  thumbnail_height: 600,
});

export const respond = (response: ServerResponse, body: unknown, type = 'application/json') =>
  response.writeHead(200, { 'Content-Type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));

export async function startFakeFlickr(): Promise<FakeFlickr> {
  const { origin, stop } = await startServer((request, response) => {
    flickr.requestedPaths.push(request.url ?? '');
    (request.url?.startsWith('/oembed') ? flickr.respondOEmbed : flickr.respondPicture)(request, response);
  });
  const flickr: FakeFlickr = {
    origin,
    oEmbed: `${origin}/oembed/`,
    requestedPaths: [],
    respondOEmbed: (_request, response) => respond(response, albumResponse(`${origin}/picture_b.jpg`)),
    respondPicture: (_request, response) => response.writeHead(404).end(),
    stop,
  };
  return flickr;
}
