import { createHash } from 'node:crypto';
import { renditionName, widthsFor } from '@majlis/contracts/stored-images';
import { uploadLimits } from '@majlis/contracts/uploads';
import sharp, { type Sharp } from 'sharp';

/** Files to store for one image; the last is the one whose name is the image's address. */
export type PreparedImage = { outcome: 'prepared'; files: { name: string; contentType: string; bytes: Uint8Array }[] };
export type RefusedImage = { outcome: 'damaged' | 'too-large' };

/** Taller pictures are scaled down: the address promises a width, and no page shows more than this. */
const tallest = 2880;

// More effort takes half as long again, and saves one byte in a hundred.
const asAvif = { quality: 55, effort: 1 };
const asWebp = { quality: 82, effort: 2 };

// Only these four ever decode: libvips knows dozens of formats, some of which run other programs or read other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.concurrency(1);
sharp.cache(false);

/** Decodes once, turns upright, scales and encodes anew; whatever else was in the file is not in the result. */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage | RefusedImage> {
  try {
    const source = sharp(bytes, {
      failOn: 'warning',
      limitInputPixels: uploadLimits.pixels,
      pages: 1,
      sequentialRead: true,
    });
    const { width, height } = await source.metadata();
    if (Math.max(width, height) > uploadLimits.side || width * height > uploadLimits.pixels)
      return { outcome: 'too-large' };
    return { outcome: 'prepared', files: await renditions(source) };
  } catch (error) {
    return { outcome: String(error).includes('exceeds pixel limit') ? 'too-large' : 'damaged' };
  }
}

async function renditions(source: Sharp) {
  const widest = Math.max(...widthsFor(Number.MAX_SAFE_INTEGER));
  const { data, info } = await source
    .autoOrient()
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const full = await upright().webp(asWebp).toBuffer();
  const stem = `${createHash('sha256').update(full).digest('hex')}-${info.width}x${info.height}`;
  const files = [];
  for (const width of widthsFor(info.width)) {
    const avif = await upright().resize({ width }).avif(asAvif).toBuffer();
    const webp = width === info.width ? full : await upright().resize({ width }).webp(asWebp).toBuffer();
    files.push({ name: renditionName(stem, info.width, width, 'avif'), contentType: 'image/avif', bytes: avif });
    files.push({ name: renditionName(stem, info.width, width, 'webp'), contentType: 'image/webp', bytes: webp });
  }
  return files;
}
