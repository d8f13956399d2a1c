import { createHash } from 'node:crypto';
import { renditionFileName, renditionWidthsFor } from '@majlis/contracts/stored-images';
import { imageLimits } from '@majlis/contracts/upload-limits';
import sharp, { type Sharp } from 'sharp';

export type PreparedFile = { name: string; contentType: string; bytes: Uint8Array };
/** What to store for one image; the name of the full one is the image's address. */
export type PreparedImage = { outcome: 'prepared'; full: PreparedFile; smaller: PreparedFile[] };
export type RejectedImage = { outcome: 'damaged' | 'too-large' };

/** Taller pictures are scaled down: the address promises a width, and no page shows more than this. */
const tallest = 2880;

// Somebody waits: the least effort takes a third of the time of the next, for seven bytes more in a hundred.
// Colours at half the width and height, as WebP and cameras have them: a twentieth fewer bytes, a tenth less time.
const asAvif = { quality: 55, effort: 0, chromaSubsampling: '4:2:0' };
const asWebp = { quality: 82, effort: 0 };

// Only these four ever decode: libvips knows dozens of formats, some of which run other programs or read other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// One picture is prepared at a time: a second core makes the largest AVIF, the last to be done, in half the time.
sharp.concurrency(2);
sharp.cache(false);

/** Decodes once, turns upright, scales and encodes anew; whatever else was in the file is not in the result. */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage | RejectedImage> {
  try {
    const source = sharp(bytes, {
      // Cameras and editors leave stray bytes that decoders only warn of; a file that is cut off is refused all the same.
      failOn: 'error',
      limitInputPixels: imageLimits.pixels,
      pages: 1,
      sequentialRead: true,
    });
    const { width, height } = await source.metadata();
    if (Math.max(width, height) > imageLimits.side || width * height > imageLimits.pixels)
      return { outcome: 'too-large' };
    return { outcome: 'prepared', ...(await renditions(source)) };
  } catch (error) {
    return { outcome: String(error).includes('exceeds pixel limit') ? 'too-large' : 'damaged' };
  }
}

async function renditions(source: Sharp) {
  const widest = Math.max(...renditionWidthsFor(Number.MAX_SAFE_INTEGER));
  const { data, info } = await source
    .autoOrient()
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const webp = (width: number) => upright().resize({ width }).webp(asWebp).toBuffer();
  const avif = (width: number) => upright().resize({ width }).avif(asAvif).toBuffer();
  // The largest take longest: the others are made beside them, on another core.
  const encoded = await Promise.all(
    renditionWidthsFor(info.width)
      .toReversed()
      .map(async (width) => ({ width, both: await Promise.all([webp(width), avif(width)]) })),
  );
  const hash = createHash('sha256');
  hash.update(encoded[0]?.both[0] ?? '');
  const stem = `${hash.digest('hex')}-${info.width}x${info.height}`;
  const files = encoded.flatMap(({ width, both }) =>
    (['webp', 'avif'] as const).map((format, index) => ({
      name: renditionFileName(stem, info.width, width, format),
      contentType: `image/${format}`,
      bytes: both[index] ?? Buffer.alloc(0),
    })),
  );
  const [full, ...smaller] = files;
  if (!full) throw new Error('An image has at least one width');
  return { full, smaller };
}
