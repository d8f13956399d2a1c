import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { message } from '@majlis/contracts/shared/messages';
import { BadRequestException, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { json, type NextFunction, type Request, type Response } from 'express';
import { safeMethods } from '../auth/same-origin.guard.js';

const maxJsonDepth = 20;

type JsonShape = { depth: number; members: number };

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
const opening = new Set([0x5b, 0x7b]); // [ and {
const closing = new Set([0x5d, 0x7d]);

function scanJson(text: Buffer): JsonShape {
  let [depth, deepest, members, isInString] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] ?? 0;
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    else if (byte === colon) members += 1;
    else if (opening.has(byte)) deepest = Math.max(deepest, ++depth);
    else if (closing.has(byte)) depth -= 1;
  }
  return { depth: deepest, members };
}

/** Total number of object members of a parsed value; fewer than in its text if a key was duplicated. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + countMembers(part), Array.isArray(value) ? 0 : parts.length);
}

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
