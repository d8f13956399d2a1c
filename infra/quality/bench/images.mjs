// How long a picture of 2 MB takes from its arrival until it is stored in all its sizes: `node infra/quality/bench/images.mjs`.
// Fails over the limit. Uses what `npm run build` has made.
import { writePaths } from '@majlis/contracts/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import sharp from 'sharp';
import { median, printWithMax } from './load.mjs';
import { startCms, withDatabase } from './servers.mjs';

/** What is wanted of the median; two cores are not there yet, and this says so until they are. */
const limitMs = 70;
const uploads = 9;

/** Of some six megapixels, with as much detail as a photograph, in so many bytes. */
async function photograph(bytes) {
  const noise = (width, height, sigma) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
    });
  const shapes = await noise(300, 200, 60).png().toBuffer();
  const grain = await noise(3_000, 2_000, 14).png().toBuffer();
  const picture = await sharp(shapes)
    .resize(3_000, 2_000, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer();
  for (let quality = 98; quality > 50; quality -= 2) {
    const file = await sharp(picture).jpeg({ quality }).toBuffer();
    if (file.length <= bytes) return file;
  }
  throw new Error('No photograph of so few bytes.');
}

await withDatabase(async ({ url, folder }) => {
  const cookie = await staffCookie(url);
  const cms = await startCms(url, folder);
  const file = await photograph(2_000_000);
  const times = [];
  for (let upload = 0; upload < uploads; upload += 1) {
    const form = new FormData();
    form.set('type', 'carousel');
    form.set('image', new Blob([file], { type: 'image/jpeg' }), 'photograph.jpg');
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const start = performance.now();
    const answer = await fetch(cms.address + writePaths.uploadImage, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
    times.push(performance.now() - start);
  }
  printWithMax(`a JPEG of ${(file.length / 1e6).toFixed(1)} MB, stored in 6 renditions`, median(times), limitMs, 'ms');
  process.stdout.write(`  each: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms\n`);
  await cms.stop();
});
