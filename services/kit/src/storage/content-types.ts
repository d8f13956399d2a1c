import { extname } from 'node:path';

const byExtension: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

/** A folder keeps no content type, so the gateway and we both read it from the extension. */
export function contentTypeOf(key: string): string {
  return byExtension[extname(key)] ?? 'application/octet-stream';
}
