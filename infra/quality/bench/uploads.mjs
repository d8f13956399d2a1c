// Measures how long an image of 2 MB takes from the upload to the response, how long until all its sizes are stored, and how many
// uploads of four clients get a response per second. Fails if one takes too long.
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import {
  imageBytes,
  imagesTogether,
  majlisUploads,
  photographs,
  timeUpload,
  uploadTogether,
} from './image-uploads.mjs';
import { median, printWithMax } from './load.mjs';
import { startCms, withDatabase } from './servers.mjs';

/** Decoding and encoding alone take 105 ms on two cores, so the median cannot be far below this. */
const limitMs = 150;
/** With this limit, four clients that upload 2 MB each at once get responses for 15 MB a second. */
const limitTogetherMs = 133;
const uploads = 9;

await withDatabase(async ({ url, folder }) => {
  const cms = await startCms(url, folder);
  const target = majlisUploads({ cms, cookie: await staffCookie(url), folder });
  const files = await photographs(1 + uploads + imagesTogether, imageBytes);
  await timeUpload(target, files.pop());
  const times = [];
  while (files.length > imagesTogether) times.push(await timeUpload(target, files.pop()));
  const together = await uploadTogether(target, files);

  const answered = times.map((time) => time.answered);
  printWithMax('a JPEG of 2 MB, answered', median(answered), limitMs, 'ms');
  const list = (milliseconds) => milliseconds.map((ms) => ms.toFixed(0)).join(', ');
  process.stdout.write(
    `  each: ${list(answered)} ms; all six files stored after ${list(times.map(({ stored }) => stored))} ms\n`,
  );
  printWithMax('each of four clients, answered every', 1_000 / together.answered, limitTogetherMs, 'ms');
  process.stdout.write(`  ${together.stored.toFixed(1)} images/s stored in all sizes\n`);
  await cms.stop();
});
