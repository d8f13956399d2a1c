import { readFileSync } from 'node:fs';
import type { Problem } from '@majlis/contracts/problem';
import { type Exchange, send } from './exchange.js';

const unavailable = 'This part of the site is not available at the moment. Please try again shortly.';
const messages: Record<number, string> = {
  400: 'The request could not be understood.',
  404: 'There is nothing at this address.',
  405: 'This address cannot be used in this way.',
  413: 'What was sent is too large.',
  429: 'Too many requests. Please wait a moment and try again.',
  502: unavailable,
  503: unavailable,
  504: 'This part of the site took too long to answer. Please try again shortly.',
};

const page = readFileSync(new URL('../pages/unavailable.html', import.meta.url));

/** What the gateway itself says when it cannot do what was asked: a Problem under /api, elsewhere the quiet page. */
export function refuse(exchange: Exchange, status: number) {
  const { answer, path, requestId } = exchange;
  // The rest of a body that nobody wants would be taken for the next request.
  if (!exchange.request.complete) answer.setHeader('Connection', 'close');
  if (status === 429) answer.setHeader('Retry-After', path?.startsWith('/api/auth/google') ? 6 : 1);
  if (status >= 502) answer.setHeader('Retry-After', 5);
  if (!path?.startsWith('/api/'))
    return send(exchange, status, { kind: 'page', keep: 'never', type: 'text/html; charset=utf-8', body: page });
  const message = messages[status] ?? 'The request could not be answered. Please try again in a moment.';
  const problem: Problem = { message, requestId };
  return send(exchange, status, {
    kind: 'data',
    keep: 'never',
    type: 'application/json',
    body: JSON.stringify(problem),
  });
}
