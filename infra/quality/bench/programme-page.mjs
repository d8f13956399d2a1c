// How the page of a conference of real size loads and scrolls in Chromium: start the product with
// `MAJLIS_SAMPLE=large make start`, then `node infra/quality/bench/programme-page.mjs [address]`.
import { chromium } from 'playwright-core';
import { largeSlug } from '../../dist/local/sample/large/large-conference.js';

const [address = 'http://localhost:8080'] = process.argv.slice(2);
const screens = [
  { title: '1440 px', width: 1440, height: 900 },
  { title: '390 px', width: 390, height: 844 },
  { title: '390 px, processor four times as slow', width: 390, height: 844, slower: 4 },
];
/** The whole page goes by in so many frames: ten seconds, if none is dropped. */
const frames = 600;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
for (const { title, slower = 1, ...viewport } of screens) {
  const context = await browser.newContext({ viewport });
  const figures = await measure(await context.newPage(), slower);
  process.stdout.write(`${title}\n`);
  for (const [name, value] of Object.entries(figures)) process.stdout.write(`  ${name.padEnd(42)}${value}\n`);
  await context.close();
}
await browser.close();

async function measure(page, slower) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const bytes = await countBytes(session);
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    const note = (list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
  });
  const start = performance.now();
  await page.goto(`${address}/conferences/${largeSlug}`);
  await page
    .getByText(/Endowment deeds/)
    .first()
    .waitFor();
  const shown = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const loading = await longTasks(page);
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const before = { nodes: await nodes(), height: await page.evaluate(() => document.documentElement.scrollHeight) };
  const scrolled = await page.evaluate(scrollThrough, frames);
  const scrolling = await longTasks(page);
  return {
    'programme shown after': `${shown.toFixed(0)} ms`,
    'bytes over the line': `${(bytes.total / 1024).toFixed(0)} KB, of which the programme ${(bytes.programme / 1024).toFixed(0)} KB`,
    'elements, and after scrolling': `${before.nodes}, ${await nodes()}`,
    'height, and after scrolling': `${before.height} px, ${scrolled.height} px`,
    'tasks over 50 ms while it loads': told(loading),
    'tasks over 50 ms while it scrolls': told(scrolling),
    'frames, of which dropped': `${scrolled.frames}, ${scrolled.dropped} (the longest took ${scrolled.longest.toFixed(0)} ms)`,
  };
}

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

/** Those since the last call. */
function longTasks(page) {
  return page.evaluate(() => globalThis.longTasks.splice(0));
}

function told(tasks) {
  if (tasks.length === 0) return 'none';
  const all = tasks.reduce((sum, ms) => sum + ms, 0);
  return `${tasks.length}, ${all.toFixed(0)} ms in all, the longest ${Math.max(...tasks).toFixed(0)} ms`;
}

/** Runs in the page: a little further in every frame, until the end, which may move while parts are drawn. */
async function scrollThrough(wanted) {
  const root = document.documentElement;
  const step = Math.ceil(root.scrollHeight / wanted);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = [await frame()];
  while (root.scrollTop + window.innerHeight < root.scrollHeight - 1 && times.length < 4 * wanted) {
    window.scrollBy({ top: step, behavior: 'instant' });
    times.push(await frame());
  }
  const lengths = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const dropped = lengths.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / (1000 / 60)) - 1), 0);
  return { frames: lengths.length, dropped, longest: Math.max(...lengths), height: root.scrollHeight };
}
