import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Puts a .br and a .gz beside every text of a built site, so that no request waits for a compressor: `node precompress.js FOLDER`. */
const texts = /\.(html|css|js|svg|json|webmanifest|txt|xml)$/;
const smallest = 512;

async function precompress(folder: string) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => texts.test(file)).map((file) => compress(join(folder, file))));
}

async function compress(file: string) {
  const text = await readFile(file);
  if (text.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all([
    promisify(brotliCompress)(text, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(text, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

await precompress(process.argv[2] ?? 'dist');
