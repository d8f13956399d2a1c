import { isUtf8 } from 'node:buffer';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { json, type NextFunction, type Request, type Response } from 'express';

/** Largest JSON body that is read, in bytes; the gateway has the same limit. */
const jsonBodyBytes = 256 * 1024;

const readsOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Bodies are JSON, or a form with a file where a route takes one; a form that a foreign page could send is neither. */
function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (readsOnly.has(request.method) || !hasBody || request.is(['application/json', 'multipart/form-data'])) next();
  else next(new UnsupportedMediaTypeException('Send the body as application/json.'));
}

/** The parser would put another character in the place of a broken one, and so store what nobody has sent. */
function refuseBrokenText(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8');
}

const parse = json({ limit: jsonBodyBytes, strict: true, inflate: false, verify: refuseBrokenText });

function readJson(request: Request, response: Response, next: NextFunction): void {
  parse(request, response, (error?: unknown) => next(error === undefined ? undefined : refusal(error)));
}

const notPlainUtf8 = new Set(['charset.unsupported', 'encoding.unsupported', 'entity.verify.failed']);

/** What the body parser objects to, by its `type`, in our words. */
function refusal(error: unknown): Error {
  const { type } = error as { type?: string };
  if (type === 'entity.too.large') return new PayloadTooLargeException('This is too large. Send at most 256 KB.');
  if (type === 'entity.parse.failed') return new BadRequestException('The body is not valid JSON.');
  if (notPlainUtf8.has(type ?? ''))
    return new UnsupportedMediaTypeException('Send the body as UTF-8 JSON without compression.');
  return new BadRequestException('The body could not be read.');
}

export const bodies = [refuseOtherTypes, readJson];
