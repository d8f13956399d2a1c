import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { json, type NextFunction, type Request, type Response } from 'express';
import { countMembers, type JsonShape, maxJsonDepth, scanJson } from './json-shape.js';

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
function refuseBroken(request: IncomingMessage, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8');
  const shape = scanJson(body);
  if (shape.depth > maxJsonDepth) throw Object.assign(new Error('The body is nested too deep'), { type: tooDeep });
  shapes.set(request, shape);
}

const tooDeep = 'majlis.too.deep';
const shapes = new WeakMap<IncomingMessage, JsonShape>();

const parse = json({ limit: jsonBodyBytes, strict: true, inflate: false, verify: refuseBroken });

function readJson(request: Request, response: Response, next: NextFunction): void {
  parse(request, response, (error?: unknown) => {
    if (error !== undefined) return next(refusal(error));
    const shape = shapes.get(request);
    // The parser would take the last of them, and the others would be lost without a word.
    if (shape && shape.members !== countMembers(request.body))
      return next(new BadRequestException('The body names a field twice.'));
    return next();
  });
}

const notPlainUtf8 = new Set(['charset.unsupported', 'encoding.unsupported', 'entity.verify.failed']);

/** What the body parser objects to, by its `type`, in our words. */
function refusal(error: unknown): Error {
  const { type } = error as { type?: string };
  if (type === 'entity.too.large') return new PayloadTooLargeException('This is too large. Send at most 256 KB.');
  if (type === 'entity.parse.failed') return new BadRequestException('The body is not valid JSON.');
  if (type === tooDeep) return new BadRequestException(`The body is nested more than ${maxJsonDepth} levels deep.`);
  if (notPlainUtf8.has(type ?? ''))
    return new UnsupportedMediaTypeException('Send the body as UTF-8 JSON without compression.');
  return new BadRequestException('The body could not be read.');
}

export const bodyParsers = [refuseOtherTypes, readJson];
