import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { type AnswerKind, type Keep, setAnswerHeaders } from './answer-headers.js';

/** One request and its answer. */
export type Exchange = {
  request: IncomingMessage;
  answer: ServerResponse;
  requestId: string;
  /** Decoded, without detours (`..`, `//`) and the query; undefined when it cannot be decoded. */
  path: string | undefined;
  /** The address of the socket, which cannot be made up. */
  visitor: string;
  /** Where recordings may be played from, besides here. */
  mediaSources: string;
};

export function openExchange(request: IncomingMessage, answer: ServerResponse, mediaSources: string): Exchange {
  const requestId = randomBytes(16).toString('hex');
  answer.setHeader('X-Request-Id', requestId);
  answer.setMaxListeners(20); // the log, the limits and each part of a pipeline listen for its end
  const visitor = request.socket.remoteAddress ?? '';
  return { request, answer, requestId, path: pathOf(request), visitor, mediaSources };
}

/** One JSON line per request, as nginx writes it (snippets/access-log.conf): the query may hold a code and stays out. */
export function logWhenDone({ request, answer, requestId, visitor }: Exchange) {
  const { method, url = '' } = request;
  const since = performance.now();
  answer.once('close', () => {
    const seconds = Math.round(performance.now() - since) / 1000;
    const path = url.split('?', 1)[0];
    const line = { time: new Date(), requestId, remote: visitor, method, path, status: answer.statusCode, seconds };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  });
}

export const isRead = ({ request }: Exchange) => request.method === 'GET' || request.method === 'HEAD';

/** Whether it comes with the cookie of a staff session, real or not (snippets/cache.conf). */
export const isOfStaff = ({ request }: Exchange) => /(?:^|;\s*)(?:__Host-)?sid=/.test(request.headers.cookie ?? '');

/** A whole answer from memory. */
export function send(
  exchange: Exchange,
  status: number,
  { kind, keep, type, body }: { kind: AnswerKind; keep: Keep; type: string; body: string | Buffer },
) {
  const { request, answer } = exchange;
  setAnswerHeaders(exchange, kind, keep);
  answer.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  answer.end(request.method === 'HEAD' ? undefined : body);
}

/** For good, to the same query at another address. */
export function redirect(exchange: Exchange, address: string) {
  const query = /\?.+$/.exec(exchange.request.url ?? '')?.[0] ?? '';
  setAnswerHeaders(exchange, 'page', 'never');
  exchange.answer.writeHead(301, { Location: address + query }).end();
}

function pathOf({ url = '' }: IncomingMessage): string | undefined {
  const raw = url.split('?', 1)[0] ?? '';
  try {
    const path = decodeURIComponent(raw);
    // As nginx: the place that "/api/cms/../metrics" leads to decides who answers.
    return path.includes('\0') ? undefined : posix.normalize(path);
  } catch {
    return undefined;
  }
}
