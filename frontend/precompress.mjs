import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Adds the compressed forms of every text of a built site, so that no request waits for a compressor: a .gz beside it and
 * its brotli under the same name in the folder .br (gateway/snippets/compression.conf tells why). `node precompress.mjs FOLDER`.
 */
const texts = /\.(html|css|js|svg|json|webmanifest|txt|xml)$/;
const smallest = 512;

async function precompress(folder) {
  await rm(join(folder, '.br'), { recursive: true, force: true });
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => texts.test(file)).map((file) => compress(folder, file)));
}

async function compress(folder, file) {
  const text = await readFile(join(folder, file));
  if (text.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  const mirrored = join(folder, '.br', file);
  await mkdir(dirname(mirrored), { recursive: true });
  await Promise.all([
    promisify(brotliCompress)(text, { params }).then((bytes) => writeFile(mirrored, bytes)),
    promisify(gzip)(text, { level: 9 }).then((bytes) => writeFile(join(folder, `${file}.gz`), bytes)),
  ]);
}

await precompress(process.argv[2] ?? 'dist');
