import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Compresses every text file of a built site, so that no request has to: as .gz beside it, and as Brotli with the same name in
// the folder .br (see gateway/snippets/compression.conf).
const textFile = /\.(html|css|js|svg|json|webmanifest|txt|xml)$/;
const minCompressBytes = 512;

export async function precompress(folder) {
  await rm(join(folder, '.br'), { recursive: true, force: true });
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => textFile.test(file)).map((file) => compress(folder, file)));
}

async function compress(folder, file) {
  const text = await readFile(join(folder, file));
  if (text.length < minCompressBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  const brotliFile = join(folder, '.br', file);
  await mkdir(dirname(brotliFile), { recursive: true });
  await Promise.all([
    promisify(brotliCompress)(text, { params }).then((bytes) => writeFile(brotliFile, bytes)),
    promisify(gzip)(text, { level: 9 }).then((bytes) => writeFile(join(folder, `${file}.gz`), bytes)),
  ]);
}
