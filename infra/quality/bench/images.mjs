// Measures how long an image of 2 MB takes from the upload until all its sizes are stored: `node
// infra/quality/bench/images.mjs`. Fails over the limit. Needs `npm run build`.
import { writePaths } from '@majlis/contracts/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import sharp from 'sharp';
import { median, printWithMax } from './load.mjs';
import { startCms, withDatabase } from './servers.mjs';

/** The target for the median. Two cores do not reach it yet, and the measurement fails until they do. */
const limitMs = 70;
const uploads = 9;

/** An image of six megapixels with the detail of a photograph, in at most `bytes` bytes. */
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
  throw new Error('No JPEG quality gives so few bytes');
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
    const response = await fetch(cms.address + writePaths.uploadImage, { method: 'POST', headers, body: form });
    if (!response.ok) throw new Error(`The upload returned ${response.status}: ${await response.text()}`);
    await response.text();
    times.push(performance.now() - start);
  }
  printWithMax(`a JPEG of ${(file.length / 1e6).toFixed(1)} MB, stored in 6 renditions`, median(times), limitMs, 'ms');
  process.stdout.write(`  each: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms\n`);
  await cms.stop();
});
