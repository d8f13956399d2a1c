import { createServer } from 'node:http';
import { listen, stopServer } from '@majlis/kit/testing/listen';

type FakeResponse = { status?: number; headers?: Record<string, string>; body?: string; hangs?: boolean };

/** A feed server whose next response the test sets; `requestEtags` has the If-None-Match of each request. */
export type FakeFeed = {
  url: string;
  response: FakeResponse;
  requestEtags: (string | undefined)[];
  dropConnections(): void;
  stop(): Promise<void>;
};

export async function startFakeFeed(initialResponse: FakeResponse): Promise<FakeFeed> {
  const server = createServer((request, response) => {
    fakeFeed.requestEtags.push(request.headers['if-none-match']);
    const { status = 200, headers, body, hangs } = fakeFeed.response;
    if (!hangs) response.writeHead(status, { 'content-type': 'application/rss+xml', ...headers }).end(body);
  });
  const fakeFeed: FakeFeed = {
    url: `${await listen(server)}/feed.xml`,
    response: initialResponse,
    requestEtags: [],
    dropConnections: () => server.closeAllConnections(),
    stop: () => stopServer(server),
  };
  return fakeFeed;
}

/** An item of this day in November; `more` is inserted into it. */
export const entry = (day: number, more = '') =>
  `<item><guid>j-${day}</guid><title>Paper ${day}</title><link>https://journal.example/${day}</link>
   <pubDate>2026-11-${String(day).padStart(2, '0')}T08:00:00Z</pubDate>${more}</item>`;

export const feed = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>J</title>${items.join('')}</channel></rss>`;
