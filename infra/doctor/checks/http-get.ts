import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends a GET with any Host header, which `fetch` does not allow. Redirects are not followed. */
export function httpGet(origin: string, path: string, host: string): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, origin),
      { headers: { Host: host }, agent: false, timeout: 5_000 },
      (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: body }),
          reject,
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no response within 5 s')));
    sent.on('error', reject);
    sent.end();
  });
}
