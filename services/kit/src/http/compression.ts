import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { NextFunction, Request, Response } from 'express';

const gzipAsync = promisify(gzip);

const minBytes = 1024;
const level = 4;

/**
 * Compresses large JSON responses here and not in the gateway, which caches the result. Responses never mix secrets with
 * input of others, so their size leaks nothing (BREACH).
 */
export function compression(request: Request, response: Response, next: NextFunction): void {
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = ((...args: unknown[]) => {
    const [body] = args;
    if (!isLongJson(response)) return end(...args);
    response.vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip', 'identity') !== 'gzip') return end(...args);
    setCompressedHeaders(response);
    if (!Buffer.isBuffer(body)) return end(); // HEAD gets the headers of GET
    void gzipAsync(body, { level }).then((bytes) => {
      response.setHeader('Content-Length', bytes.length);
      end(bytes);
    });
    return response;
  }) as Response['end'];
  next();
}

function isLongJson(response: Response): boolean {
  const length = Number(response.get('Content-Length') ?? 0);
  return length >= minBytes && /^application\/json\b/.test(response.get('Content-Type') ?? '');
}

function setCompressedHeaders(response: Response): void {
  response.removeHeader('Content-Length');
  response.setHeader('Content-Encoding', 'gzip');
  const tag = response.get('ETag');
  if (tag && !tag.startsWith('W/')) response.setHeader('ETag', `W/${tag}`);
}
