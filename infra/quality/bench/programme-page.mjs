// How the page of a conference of real size loads and scrolls in Chromium: start the product with
// `MAJLIS_SAMPLE=large make start`, then `node infra/quality/bench/programme-page.mjs [address]`.
import { largeSlug } from '../../dist/local/sample/large/large-conference.js';
import { longTasks, scrolled, sizeOf, timeOnScreens } from './page-timing.mjs';

const [address = 'http://localhost:8080'] = process.argv.slice(2);

await timeOnScreens(async (page, session) => {
  const bytes = await countBytes(session);
  const start = performance.now();
  await page.goto(`${address}/conferences/${largeSlug}`);
  await page
    .getByText(/Endowment deeds/)
    .first()
    .waitFor();
  const shown = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const loading = await longTasks(page);
  const before = await sizeOf(page);
  const frames = await scrolled(page);
  const scrolling = await longTasks(page);
  const after = await sizeOf(page);
  return {
    'programme shown after': `${shown.toFixed(0)} ms`,
    'bytes over the line': `${(bytes.total / 1024).toFixed(0)} KB, of which the programme ${(bytes.programme / 1024).toFixed(0)} KB`,
    'elements, and after scrolling': `${before.elements}, ${after.elements}`,
    'height, and after scrolling': `${before.height} px, ${after.height} px`,
    'tasks over 50 ms while it loads': loading,
    'tasks over 50 ms while it scrolls': scrolling,
    'frames, of which dropped': frames,
  };
});

async function countBytes(session) {
  const bytes = { total: 0, programme: 0 };
  const programmes = new Set();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('/programme')) programmes.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (programmes.has(requestId)) bytes.programme += encodedDataLength;
  });
  return bytes;
}
