import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { gzipSync } from 'node:zlib';
import { freePort } from './free-port.js';

type ReceivedRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
  isFullySent: boolean;
};
type Respond = (received: ReceivedRequest) => FakeResponse | Promise<FakeResponse>;
type FakeResponse = { status?: number; headers?: OutgoingHttpHeaders; body?: unknown };

/** By default no path is a page that staff wrote. */
const respondByDefault: Respond = ({ url }) => (url.startsWith('/api/cms/pages/slug/') ? { status: 404 } : {});

export class FakeService {
  readonly requests: ReceivedRequest[] = [];
  /** By default a response may be cached for a second; responses to staff may not be cached. */
  respond = respondByDefault;
  port = 0;
  private server: Server | undefined;

  constructor(readonly name: string) {}

  get address() {
    return `127.0.0.1:${this.port}`;
  }

  async start() {
    this.server = createServer((request, response) => {
      // A gateway that rejects a body early leaves an incomplete request.
      this.handle(request, response).catch(() => response.destroy());
    });
    // The service restarts at the same port, which no other program may have been given meanwhile.
    this.port ||= await freePort();
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse) {
    let bytes = 0;
    for await (const chunk of request) bytes += Buffer.from(chunk).length;
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, bytes, isFullySent: false };
    response.once('finish', () => {
      received.isFullySent = true;
    });
    this.requests.push(received);
    const count = this.requests.length;
    const { status = 200, headers: more, body = { from: this.name, count } } = await this.respond(received);
    const isStaff = /\bsid=/.test(headers.cookie ?? '');
    const { bytes: sent, headers: ofForm } = encodeBody(JSON.stringify(body), headers['accept-encoding']);
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

  async reset() {
    this.requests.length = 0;
    this.respond = respondByDefault;
    if (!this.server) await this.start();
  }
}

function encodeBody(text: string, accepted: string | undefined) {
  if (text.length < 1024) return { bytes: text, headers: {} };
  const vary = { Vary: 'Accept-Encoding' };
  if (accepted !== 'gzip') return { bytes: text, headers: vary };
  return { bytes: gzipSync(text), headers: { ...vary, 'Content-Encoding': 'gzip' } };
}
