import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export type HttpResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
  text: string;
};

/** Unlike fetch, this sends exactly the given headers and does not decompress the body. */
export function sendRequest(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string } = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode = 0, rawHeaders } = incoming;
        resolve({ status: statusCode, headers: incoming.headers, rawHeaders, body: bytes, text: bytes.toString() });
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
