// Makes images, uploads them to a service, and waits for all their sizes.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writePaths } from '@majlis/contracts/api/endpoints';
import sharp from 'sharp';

export const imageBytes = 2_000_000;
const clients = 4;
/** The number of images that `uploadTogether` needs for three uploads of each client. */
export const imagesTogether = clients * 3;
const imageFolder = 'carousel';
/** Majlis stores the full size in WebP, two smaller ones, and all three again in AVIF. */
const filesPerImage = 6;

export async function postImage(address, form, headers) {
  const response = await fetch(address, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`The upload returned ${response.status}: ${await response.text()}`);
  await response.text();
}

export const imageForm = (field, file) => {
  const form = new FormData();
  form.set(field, new Blob([file], { type: 'image/jpeg' }), 'photograph.jpg');
  return form;
};

/** Majlis responds when the full size is stored and makes the others later, for which `settle` waits. */
export function majlisUploads({ cms, cookie, folder }) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  let images = 0;
  return {
    upload(file) {
      const form = imageForm('image', file);
      form.set('type', imageFolder);
      images += 1;
      return postImage(cms.address + writePaths.uploadImage, form, headers);
    },
    async settle() {
      const stored = () => readdirSync(join(folder, imageFolder)).filter((name) => !name.startsWith('.'));
      while (stored().length < images * filesPerImage) await wait(5);
    },
  };
}

/** Returns the milliseconds until the upload got its response, and until all sizes were stored. */
export async function timeUpload({ upload, settle }, file) {
  const start = performance.now();
  await upload(file);
  const answered = performance.now() - start;
  await settle();
  return { answered, stored: performance.now() - start };
}

/** Returns how many uploads a second got their response, and how many images a second were stored in all sizes. */
export async function uploadTogether({ upload, settle }, files) {
  const start = performance.now();
  const rate = () => files.length / ((performance.now() - start) / 1_000);
  const queue = [...files];
  const client = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await upload(file);
  };
  await Promise.all(Array.from({ length: clients }, client));
  const answered = rate();
  await settle();
  return { answered, stored: rate() };
}

/** Makes images of six megapixels with the detail of a photograph, in at most `bytes` bytes each. */
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
  // Each picture is a little brighter, because one that is already stored would need no renditions.
  const encode = (index, quality) => sharp(picture, { raw }).linear(1, index).jpeg({ quality }).toBuffer();
  let quality = 98;
  while ((await encode(0, quality)).length > bytes) quality -= 2;
  const files = [];
  for (let index = 0; index < count; index += 1) files.push(await encode(index, quality));
  return files;
}
