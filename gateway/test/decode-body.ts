import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HttpResponse } from './send-request.js';

export function decodeBody({ headers, body }: HttpResponse): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}
