// Compares the uploads of images with those of Strapi.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writePaths } from '@majlis/contracts/endpoints';
import { median, printWithMax, printWithMin } from './load.mjs';
import { photographs } from './photographs.mjs';

const imageBytes = 2_000_000;
const rounds = 5;
const uploadsOfRound = 20;
const clients = 4;
const uploadsOfClient = 3;
const imageFolder = 'carousel';
/** Ours are the full size in WebP, two smaller ones, and all three again in AVIF. */
const filesPerImage = 6;

async function post(address, form, headers) {
  const response = await fetch(address, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`The upload returned ${response.status}: ${await response.text()}`);
  await response.text();
}

const imageForm = (field, file) => {
  const form = new FormData();
  form.set(field, new Blob([file], { type: 'image/jpeg' }), 'photograph.jpg');
  return form;
};

/** Answers with the full size and makes the others later, which `settle` waits for. */
export function majlisUploads({ cms, cookie, folder }) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  let images = 0;
  return {
    upload(file) {
      const form = imageForm('image', file);
      form.set('type', imageFolder);
      images += 1;
      return post(cms.address + writePaths.uploadImage, form, headers);
    },
    async settle() {
      const stored = () => readdirSync(join(folder, imageFolder)).filter((name) => !name.startsWith('.'));
      while (stored().length < images * filesPerImage) await wait(5);
    },
  };
}

/** Strapi answers when all sizes are stored. */
export const strapiUploads = ({ address }) => ({
  upload: (file) => post(`${address}/api/upload`, imageForm('files', file)),
  settle: () => Promise.resolve(),
});

async function uploadTogether({ upload, settle }, files) {
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

const slowestOfHundred = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];

const ratioRows = [
  ['half of them within', median],
  ['99 of 100 within', slowestOfHundred],
];

async function timeUpload({ upload, settle }, file) {
  const start = performance.now();
  await upload(file);
  const elapsed = performance.now() - start;
  await settle();
  return elapsed;
}

async function compareOneClient(targets) {
  const times = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const file of await photographs(uploadsOfRound, imageBytes))
      for (const [index, target] of targets.entries()) times[index].push(await timeUpload(target, file));
  process.stdout.write('\nA JPEG of 2 MB, from the upload to the response, as a share of Strapi\n');
  for (const [name, of] of ratioRows) {
    const [ours, ofStrapi] = times.map(of);
    printWithMax(name, (ours / ofStrapi) * 100, 60, '%');
    process.stdout.write(`  ${ours.toFixed(0)} ms; Strapi ${ofStrapi.toFixed(0)} ms\n`);
  }
}

async function compareFourClients(targets) {
  const results = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const files = await photographs(clients * uploadsOfClient, imageBytes);
    for (const [index, target] of targets.entries()) results[index].push(await uploadTogether(target, files));
  }
  const [ours, ofStrapi] = results;
  const ratios = ours.map(({ answered }, round) => answered / ofStrapi[round].answered);
  printWithMin('answered per second to four clients', median(ratios) * 100, 150, '%');
  for (const [name, each] of Object.entries({ 'WebP and AVIF': ours, 'JPEG, by Strapi': ofStrapi })) {
    const of = (key) => median(each.map((result) => result[key])).toFixed(1);
    process.stdout.write(`  ${of('answered')} per s answered, ${of('stored')} per s stored in all sizes as ${name}\n`);
  }
}

/** Every call of `photographs` makes another picture, which nothing has stored yet. */
export async function compareUploads(targets) {
  for (const file of await photographs(2, imageBytes)) for (const target of targets) await timeUpload(target, file);
  await compareOneClient(targets);
  await compareFourClients(targets);
}
