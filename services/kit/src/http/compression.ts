import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { NextFunction, Request, Response } from 'express';

const gzipped = promisify(gzip);

/** Less is not worth the work. */
const fewestBytes = 1024;
/** Nine tenths of what can be saved, in a third of the time. */
const level = 4;

/**
 * Compresses JSON of some length for who takes gzip: here and not in the gateway, which keeps what it is given. An answer
 * that visitors share is so compressed once, not for each of them. (What is secret in an answer does not stand beside what a
 * stranger can choose, so its size tells nothing.)
 */
export function compression(request: Request, response: Response, next: NextFunction): void {
  const end = response.end.bind(response) as (...given: unknown[]) => Response;
  response.end = ((...given: unknown[]) => {
    const [body] = given;
    if (!isLongJson(response)) return end(...given);
    response.vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip', 'identity') !== 'gzip') return end(...given);
    describeCompressed(response);
    if (!Buffer.isBuffer(body)) return end(); // a HEAD is told what a GET would be sent
    void gzipped(body, { level }).then((bytes) => {
      response.setHeader('Content-Length', bytes.length);
      end(bytes);
    });
    return response;
  }) as Response['end'];
  next();
}

function isLongJson(response: Response): boolean {
  const length = Number(response.get('Content-Length') ?? 0);
  return length >= fewestBytes && /^application\/json\b/.test(response.get('Content-Type') ?? '');
}

/** The tag names the plain bytes; these are as good, but not the same. */
function describeCompressed(response: Response): void {
  response.removeHeader('Content-Length');
  response.setHeader('Content-Encoding', 'gzip');
  const tag = response.get('ETag');
  if (tag && !tag.startsWith('W/')) response.setHeader('ETag', `W/${tag}`);
}
