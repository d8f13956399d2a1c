import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer; text: string };

/** A plain HTTP client: unlike fetch it sends exactly the headers given, and leaves a compressed body as it came. */
export function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode = 0, rawHeaders } = incoming;
        resolve({ status: statusCode, headers: incoming.headers, rawHeaders, body: whole, text: whole.toString() });
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
