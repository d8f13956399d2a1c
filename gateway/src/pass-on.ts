import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { ownHeaders, setAnswerHeaders } from './answer-headers.js';
import type { Exchange } from './exchange.js';

/** As snippets/compression.conf has it. */
const level = 2;
const smallest = 1024;
const compressible = new Set([200, 403, 404]);

/** Between us and the service; the way to the visitor has its own. */
const ofTheWay = ['connection', 'transfer-encoding'];

/** Sends the answer of a service to the visitor, compressed on its way when it is JSON of some length. */
export function passOn(incoming: IncomingMessage, exchange: Exchange, takesGzip: boolean) {
  const { answer } = exchange;
  const { statusCode = 502, headers } = incoming;
  for (const name of [...ownHeaders, ...ofTheWay]) delete headers[name];
  setAnswerHeaders(exchange, 'data', 'service');
  const finished = () => {}; // either side may go away: the pipeline then ends the other
  if (!compressible.has(statusCode) || !isLongJson(headers)) {
    answer.writeHead(statusCode, headers);
    pipeline(incoming, answer, finished);
    return;
  }
  headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  answer.writeHead(statusCode, takesGzip ? compressedHeaders(headers) : headers);
  if (takesGzip) pipeline(incoming, createGzip({ level }), answer, finished);
  else pipeline(incoming, answer, finished);
}

/** The tag of the service names the plain bytes; these are as good, but not the same. */
function compressedHeaders({ 'content-length': _plain, etag, ...headers }: IncomingHttpHeaders) {
  const weakened = etag && { etag: etag.replace(/^(?!W\/)/, 'W/') };
  return { ...headers, ...weakened, 'content-encoding': 'gzip' };
}

function isLongJson(headers: IncomingHttpHeaders): boolean {
  const length = Number(headers['content-length'] ?? smallest);
  return length >= smallest && /^application\/json\b/.test(headers['content-type'] ?? '');
}
