// Compares the uploads of images with those of Strapi.
import { imageBytes, imageForm, imagesTogether, postImage, timeUpload, uploadTogether } from './image-uploads.mjs';
import { median, printWithMax, printWithMin } from './load.mjs';
import { photographs } from './photographs.mjs';

const rounds = 5;
const uploadsOfRound = 20;

/** Strapi answers when all sizes are stored. */
export const strapiUploads = ({ address }) => ({
  upload: (file) => postImage(`${address}/api/upload`, imageForm('files', file)),
  settle: () => Promise.resolve(),
});

const slowestOfHundred = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];

const ratioRows = [
  ['half of them within', median],
  ['99 of 100 within', slowestOfHundred],
];

async function compareOneClient(targets) {
  const times = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const file of await photographs(uploadsOfRound, imageBytes))
      for (const [index, target] of targets.entries()) {
        const { answered } = await timeUpload(target, file);
        times[index].push(answered);
      }
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
    const files = await photographs(imagesTogether, imageBytes);
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
