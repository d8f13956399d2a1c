import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const encodedPaths = (folder: string, name: string) => ({
  br: join(folder, '.br', name),
  gzip: join(folder, `${name}.gz`),
  plain: join(folder, name),
});

export async function publish(folder: string, name: string, text: string) {
  const forms = encodedPaths(folder, name);
  await writeAtomically(forms.br, brotliCompressSync(text));
  await writeAtomically(forms.gzip, gzipSync(text));
  await writeAtomically(forms.plain, text);
}

export async function publishImage(folder: string, name: string, bytes: Buffer) {
  await writeAtomically(join(folder, name), bytes);
}

export async function unpublish(folder: string, name: string) {
  for (const path of Object.values(encodedPaths(folder, name))) await rm(path);
}

async function writeAtomically(path: string, content: string | Buffer) {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.new`;
  await writeFile(aside, content);
  await rename(aside, path);
}

/** The page is longer than a packet, so that an incomplete response would be detected. */
export const pageHtml = (title: string) =>
  `<!doctype html><title>${title}</title><main>${`<p>${title}</p>`.repeat(400)}</main>`;
