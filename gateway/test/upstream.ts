import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type Asked = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
  /** Whether all of the answer has been taken. */
  isTaken: boolean;
};
type Reply = { status?: number; headers?: OutgoingHttpHeaders; body?: unknown };

/** A small service that tells what it was asked, answers as told, and can die and come back at the same address. */
export class Upstream {
  readonly asked: Asked[] = [];
  /** What it answers; by default what visitors share for a second, and what only staff see never. */
  reply: (asked: Asked) => Reply | Promise<Reply> = () => ({});
  port = 0;
  private server: Server | undefined;

  constructor(readonly name: string) {}

  get address() {
    return `127.0.0.1:${this.port}`;
  }

  async start() {
    this.server = createServer((request, response) => {
      // A gateway that refuses a body half-way leaves us with half a request.
      this.answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    let bytes = 0;
    for await (const chunk of request) bytes += Buffer.from(chunk).length;
    const { method = '', url = '', headers } = request;
    const asked = { method, url, headers, bytes, isTaken: false };
    response.once('finish', () => {
      asked.isTaken = true;
    });
    this.asked.push(asked);
    const count = this.asked.length;
    const { status = 200, headers: more, body = { from: this.name, count } } = await this.reply(asked);
    const isStaff = /\bsid=/.test(headers.cookie ?? '');
    const { bytes: sent, headers: ofForm } = formOf(JSON.stringify(body), headers['accept-encoding']);
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': isStaff ? 'private, no-store' : 'public, max-age=0, s-maxage=1',
      ...ofForm,
      ...more,
    });
    response.end(method === 'HEAD' ? undefined : sent);
  }

  async stop() {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  /** Forgets what it was asked and how it was told to answer, and runs. */
  async reset() {
    this.asked.length = 0;
    this.reply = () => ({});
    if (!this.server) await this.start();
  }
}

/** As the services do it: long answers are compressed for who takes gzip. */
function formOf(text: string, accepted: string | undefined) {
  if (text.length < 1024) return { bytes: text, headers: {} };
  const vary = { Vary: 'Accept-Encoding' };
  if (accepted !== 'gzip') return { bytes: text, headers: vary };
  return { bytes: gzipSync(text), headers: { ...vary, 'Content-Encoding': 'gzip' } };
}
