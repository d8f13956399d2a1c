import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './ask.js';

export function decoded({ headers, body }: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}
