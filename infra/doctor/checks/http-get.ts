import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string };

type Options = { method?: 'GET' | 'HEAD'; agent?: Agent | false };

/** Sends a request with any Host header, which `fetch` does not allow. Redirects are not followed. */
export function httpGet(
  origin: string,
  path: string,
  host: string,
  { method = 'GET', agent = false }: Options = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, origin),
      { method, headers: { Host: host }, agent, timeout: 5_000 },
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
