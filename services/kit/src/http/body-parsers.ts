import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { message } from '@majlis/contracts/messages';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { json, type NextFunction, type Request, type Response } from 'express';
import { safeMethods } from '../auth/same-origin.guard.js';
import { countMembers, type JsonShape, maxJsonDepth, scanJson } from './json-shape.js';

/** Maximum size of a JSON body in bytes; the gateway has the same limit. */
const maxJsonBytes = 256 * 1024;

/** An HTML form of another site could send the other types without a preflight. */
function rejectOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (safeMethods.has(request.method) || !hasBody || request.is(['application/json', 'multipart/form-data'])) next();
  else next(new UnsupportedMediaTypeException('Send the body as application/json.'));
}

/** The parser would replace invalid UTF-8, and so store text that the client has not sent. */
function rejectMalformed(request: IncomingMessage, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8');
  const shape = scanJson(body);
  if (shape.depth > maxJsonDepth) throw Object.assign(new Error('The body is nested too deep'), { type: tooDeepType });
  shapes.set(request, shape);
}

const tooDeepType = 'majlis.too.deep';
const shapes = new WeakMap<IncomingMessage, JsonShape>();

const parse = json({ limit: maxJsonBytes, strict: true, inflate: false, verify: rejectMalformed });

function parseJson(request: Request, response: Response, next: NextFunction): void {
  parse(request, response, (error?: unknown) => {
    if (error !== undefined) return next(toBodyError(error));
    const shape = shapes.get(request);
    // JSON.parse keeps only the last of duplicate keys, which would silently lose the others.
    if (shape && shape.members !== countMembers(request.body))
      return next(new BadRequestException('The body names a field twice.'));
    return next();
  });
}

const encodingErrorTypes = new Set(['charset.unsupported', 'encoding.unsupported', 'entity.verify.failed']);

function toBodyError(error: unknown): Error {
  const { type } = error as { type?: string };
  if (type === 'entity.too.large')
    return new PayloadTooLargeException(message('requestTooLarge', { kilobytes: maxJsonBytes / 1024 }));
  if (type === 'entity.parse.failed') return new BadRequestException('The body is not valid JSON.');
  if (type === tooDeepType) return new BadRequestException(`The body is nested more than ${maxJsonDepth} levels deep.`);
  if (encodingErrorTypes.has(type ?? ''))
    return new UnsupportedMediaTypeException('Send the body as UTF-8 JSON without compression.');
  return new BadRequestException('The body could not be read.');
}

export const bodyParsers = [rejectOtherTypes, parseJson];
