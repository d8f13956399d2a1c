import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { ownHeaders, setAnswerHeaders } from './answer-headers.js';
import type { Exchange } from './exchange.js';

/** Between us and the service; the way to the visitor has its own. */
const ofTheWay = ['connection', 'transfer-encoding'];

/** Sends the answer of a service to the visitor, compressed where the service has done so. */
export function passOn(incoming: IncomingMessage, exchange: Exchange) {
  const { answer } = exchange;
  const { statusCode = 502, headers } = incoming;
  for (const name of [...ownHeaders, ...ofTheWay]) delete headers[name];
  setAnswerHeaders(exchange, 'data', 'service');
  answer.writeHead(statusCode, headers);
  pipeline(incoming, answer, () => {}); // either side may go away: the pipeline then ends the other
}
