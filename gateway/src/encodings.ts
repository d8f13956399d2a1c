import type { IncomingMessage } from 'node:http';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const refused = /;\s*q=0(\.0*)?\s*$/i;

/** Whether the visitor takes an answer in this encoding: named, and not with a weight of nothing. */
export function accepts({ headers }: IncomingMessage, encoding: Encoding): boolean {
  const offered = (headers['accept-encoding'] ?? '').toString().split(',');
  return offered.some((offer) => offer.split(';', 1)[0]?.trim().toLowerCase() === encoding && !refused.test(offer));
}
