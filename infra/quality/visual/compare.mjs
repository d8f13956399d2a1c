import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** How far a colour may be off, of 255: compression and the edges of letters stay below it. */
const maxColourDifference = 48;
/** The part of a picture's points that may be further off. */
const maxDifferentShare = 0.001;

/** A picture in the size and compression in which it is kept. */
export async function toReferenceImage(png) {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.min(width, 640) })
    .webp({ quality: 45, effort: 4 })
    .toBuffer();
}

/** What is wrong with a picture, and undefined if nothing is; the places where it differs are painted red in `diffFile`. */
export async function describeDifference(taken, referenceFile, diffFile) {
  const reference = await readFile(referenceFile).catch(() => undefined);
  if (!reference) return 'has no reference yet';
  const [before, now] = await Promise.all([reference, taken].map(readPixels));
  if (before.width !== now.width || before.height !== now.height) {
    await saveImage(diffFile, taken);
    return `is ${now.width} x ${now.height}, was ${before.width} x ${before.height} points`;
  }
  const marked = Buffer.from(now.points);
  let off = 0;
  for (let place = 0; place < now.points.length; place += 3) {
    const isOff = [0, 1, 2].some(
      (part) => Math.abs(now.points[place + part] - before.points[place + part]) > maxColourDifference,
    );
    if (!isOff) continue;
    off += 1;
    marked.set([255, 0, 0], place);
  }
  const points = now.width * now.height;
  if (off <= points * maxDifferentShare) return undefined;
  const { width, height } = now;
  await saveImage(
    diffFile,
    await sharp(marked, { raw: { width, height, channels: 3 } })
      .png({ palette: true })
      .toBuffer(),
  );
  return `differs in ${((off / points) * 100).toFixed(2)} % of its points`;
}

async function readPixels(picture) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { points: data, width: info.width, height: info.height };
}

async function saveImage(file, picture) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
