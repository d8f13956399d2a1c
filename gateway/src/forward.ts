import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  ServerResponse,
  request as startRequest,
} from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import { accepts } from './encodings.js';
import { type Exchange, isRead } from './exchange.js';
import { BodyLimit } from './limits.js';
import { passOn } from './pass-on.js';
import { refuse } from './problems.js';
import type { GatewaySettings } from './read-settings.js';
import type { Question, ServiceRoute } from './routes.js';

/** The only headers that reach a service (snippets/proxy.conf); whatever else a client makes up is dropped. */
const passedOn = [
  'accept',
  'content-type',
  'content-length',
  'transfer-encoding',
  'cookie',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'if-none-match',
];

class TooSlow extends Error {}

export function createForwarder({ services }: Pick<GatewaySettings, 'services'>) {
  const agent = new Agent({ keepAlive: true, timeout: 30_000 });
  const proxy = createProxyServer({ agent, selfHandleResponse: true });
  const exchanges = new WeakMap<object, { exchange: Exchange; route: ServiceRoute }>();

  proxy.on('proxyReq', (outgoing, request) => {
    const { exchange, route } = exchanges.get(request) ?? {};
    if (!exchange || !route) return;
    limitTime(outgoing, route.patience);
    exchange.answer.once('close', () => outgoing.destroy());
  });

  proxy.on('proxyRes', (incoming, request) => {
    const { exchange } = exchanges.get(request) ?? {};
    if (exchange) passOn(incoming, exchange);
  });

  proxy.on('error', (error, request, answer) => {
    const { exchange } = exchanges.get(request) ?? {};
    if (!exchange || !(answer instanceof ServerResponse)) return;
    if (!answer.headersSent) refuse(exchange, error instanceof TooSlow ? 504 : 502);
    else answer.destroy();
  });

  return {
    /** Hands the request to its service and the service's answer to the visitor. */
    forward(exchange: Exchange, route: ServiceRoute) {
      const { request, answer } = exchange;
      if (Number(request.headers['content-length'] ?? 0) > route.bodyLimit) return refuse(exchange, 413);
      const body = request.pipe(new BodyLimit(route.bodyLimit));
      body.once('error', () => answer.headersSent || refuse(exchange, 413));
      request.headers = headersFor(exchange);
      exchanges.set(request, { exchange, route });
      proxy.web(request, answer, { target: services[route.service], buffer: body });
    },

    /** What a service answers about one of its pages, asked as the page's visitor. */
    about(exchange: Exchange, { service, address }: Question): Promise<Said> {
      // The question has neither body nor condition, whatever the request for the page came with.
      const named = new Set(['content-length', 'transfer-encoding', 'if-none-match', 'accept-encoding']);
      const headers = Object.fromEntries(Object.entries(headersFor(exchange)).filter(([name]) => !named.has(name)));
      return said(services[service] + address, { agent, headers });
    },
  };
}

function headersFor(exchange: Exchange): IncomingHttpHeaders {
  const { headers } = exchange.request;
  const names = isRead(exchange) ? passedOn : [...passedOn, 'if-match', 'idempotency-key'];
  return {
    ...Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]])),
    ...(accepts(exchange.request, 'gzip') && { 'accept-encoding': 'gzip' }),
    host: headers.host?.replace(/:\d+$/, ''),
    'x-forwarded-for': exchange.visitor,
    'x-forwarded-proto': 'http',
    'x-request-id': exchange.requestId,
  };
}

function limitTime(outgoing: ClientRequest, seconds: number) {
  outgoing.setTimeout(seconds * 1000, () => outgoing.destroy(new TooSlow()));
}

/** Nothing when the service cannot tell. */
type Said = { status?: number | undefined; location?: string | undefined };

function said(address: string, options: { agent: Agent; headers: IncomingHttpHeaders }): Promise<Said> {
  return new Promise((resolve) => {
    const outgoing = startRequest(address, options, (incoming) => {
      incoming.resume();
      resolve({ status: incoming.statusCode, location: incoming.headers.location });
    });
    limitTime(outgoing, 10);
    outgoing.once('error', () => resolve({}));
    outgoing.end();
  });
}
