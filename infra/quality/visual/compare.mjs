import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** The allowed difference of a colour channel (0 to 255). Compression and antialiasing stay below it. */
const maxColourDifference = 48;
const maxDifferentShare = 0.001;

export async function toReferenceImage(png, quality = 45) {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.min(width, 640) })
    .webp({ quality, effort: 4 })
    .toBuffer();
}

/**
 * Describes how a screenshot differs from its reference, or returns undefined. Different pixels are red in
 * `diffFile`.
 */
export async function describeDifference(taken, referenceFile, diffFile) {
  const reference = await readFile(referenceFile).catch(() => undefined);
  if (!reference) return 'has no reference yet';
  const [before, now] = await Promise.all([reference, taken].map(readPixels));
  if (before.width !== now.width || before.height !== now.height) {
    await saveImage(diffFile, taken);
    return `is ${now.width} x ${now.height}, was ${before.width} x ${before.height} pixels`;
  }
  const marked = Buffer.from(now.pixels);
  let differentPixels = 0;
  for (let offset = 0; offset < now.pixels.length; offset += 3) {
    const isDifferent = [0, 1, 2].some(
      (channel) => Math.abs(now.pixels[offset + channel] - before.pixels[offset + channel]) > maxColourDifference,
    );
    if (!isDifferent) continue;
    differentPixels += 1;
    marked.set([255, 0, 0], offset);
  }
  const pixels = now.width * now.height;
  if (differentPixels <= pixels * maxDifferentShare) return undefined;
  const { width, height } = now;
  await saveImage(
    diffFile,
    await sharp(marked, { raw: { width, height, channels: 3 } })
      .png({ palette: true })
      .toBuffer(),
  );
  return `differs in ${((differentPixels / pixels) * 100).toFixed(2)} % of its pixels`;
}

async function readPixels(picture) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

async function saveImage(file, picture) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
