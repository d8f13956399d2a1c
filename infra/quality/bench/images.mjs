// Measures how long an image of 2 MB takes from the upload to the response, how long until all its sizes are stored, and how
// many uploads four clients get answered: `node infra/quality/bench/images.mjs`. Fails over the limit. Needs `npm run build`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writePaths } from '@majlis/contracts/endpoints';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { median, printWithMax } from './load.mjs';
import { photographs } from './photographs.mjs';
import { startCms, withDatabase } from './servers.mjs';

/** Decoding and encoding alone take 105 ms on two cores, so the median cannot be far below this. */
const limitMs = 150;
/** Four clients that upload 2 MB each at once then get 15 MB a second answered together. */
const limitTogetherMs = 133;
const uploads = 9;
const clients = 4;
const uploadsOfClient = 3;
const filesPerImage = 6;
const folderName = 'carousel';

await withDatabase(async ({ url, folder }) => {
  const cookie = await staffCookie(url);
  const cms = await startCms(url, folder);
  const files = await photographs(1 + uploads + clients * uploadsOfClient, 2_000_000);

  async function upload() {
    const file = files.pop();
    const form = new FormData();
    form.set('type', folderName);
    form.set('image', new Blob([file], { type: 'image/jpeg' }), 'photograph.jpg');
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const start = performance.now();
    const response = await fetch(cms.address + writePaths.uploadImage, { method: 'POST', headers, body: form });
    if (!response.ok) throw new Error(`The upload returned ${response.status}: ${await response.text()}`);
    await response.text();
    return performance.now() - start;
  }

  async function waitForRenditions(images) {
    const start = performance.now();
    const names = () => readdirSync(join(folder, folderName)).filter((name) => !name.startsWith('.'));
    while (names().length < images * filesPerImage) await wait(5);
    return performance.now() - start;
  }

  await upload();
  await waitForRenditions(1);
  const [answered, completed] = [[], []];
  for (let count = 1; count <= uploads; count += 1) {
    answered.push(await upload());
    completed.push(answered.at(-1) + (await waitForRenditions(count + 1)));
  }
  const start = performance.now();
  const client = async () => {
    for (let count = 0; count < uploadsOfClient; count += 1) await upload();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const togetherMs = (performance.now() - start) / (clients * uploadsOfClient);
  await waitForRenditions(1 + uploads + clients * uploadsOfClient);
  const allStored = (clients * uploadsOfClient) / ((performance.now() - start) / 1_000);

  printWithMax('a JPEG of 2 MB, answered', median(answered), limitMs, 'ms');
  const list = (times) => times.map((ms) => ms.toFixed(0)).join(', ');
  process.stdout.write(`  each: ${list(answered)} ms; all six files stored after ${list(completed)} ms\n`);
  printWithMax('each of four clients, answered every', togetherMs, limitTogetherMs, 'ms');
  process.stdout.write(`  ${allStored.toFixed(1)} images/s stored in all sizes\n`);
  await cms.stop();
});
