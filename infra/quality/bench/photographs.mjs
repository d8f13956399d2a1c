// Makes the images that the measurements upload.
import sharp from 'sharp';

/** Images of six megapixels with the detail of a photograph, in at most `bytes` bytes each. */
export async function photographs(count, bytes) {
  const noise = (width, height, sigma) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
    });
  const shapes = await noise(300, 200, 60).png().toBuffer();
  const grain = await noise(3_000, 2_000, 14).png().toBuffer();
  const picture = await sharp(shapes)
    .resize(3_000, 2_000, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width: 3_000, height: 2_000, channels: 3 };
  // A picture that is stored already would need no renditions, so each is a little brighter.
  const encode = (index, quality) => sharp(picture, { raw }).linear(1, index).jpeg({ quality }).toBuffer();
  let quality = 98;
  while ((await encode(0, quality)).length > bytes) quality -= 2;
  const files = [];
  for (let index = 0; index < count; index += 1) files.push(await encode(index, quality));
  return files;
}
