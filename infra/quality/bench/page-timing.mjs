// What benches of a page have in common: screens, the tasks that keep the browser busy, and a scroll through all of it.
import { chromium } from 'playwright-core';

const screens = [
  { title: '1440 px', width: 1440, height: 900 },
  { title: '390 px', width: 390, height: 844 },
  { title: '390 px, processor four times as slow', width: 390, height: 844, slower: 4 },
];
/** A page that is not too long goes by in so many frames: ten seconds, if none is dropped. */
const frames = 600;

/** Measures a page on each screen and prints the figures: `measure` gets the page and its DevTools session. */
export async function timeOnScreens(measure) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  for (const { title, slower = 1, ...viewport } of screens) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(noteLongTasks);
    const figures = await measure(page, session);
    process.stdout.write(`${title}\n`);
    for (const [name, value] of Object.entries(figures)) process.stdout.write(`  ${name.padEnd(42)}${value}\n`);
    await context.close();
  }
  await browser.close();
}

function noteLongTasks() {
  globalThis.longTasks = [];
  const note = (list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
}

/** Those since the last call, in words. */
export async function longTasks(page) {
  const tasks = await page.evaluate(() => globalThis.longTasks.splice(0));
  if (tasks.length === 0) return 'none';
  const all = tasks.reduce((sum, ms) => sum + ms, 0);
  return `${tasks.length}, ${all.toFixed(0)} ms in all, the longest ${Math.max(...tasks).toFixed(0)} ms`;
}

/** Milliseconds that the page has kept the processor busy so far, however busy others kept it. */
export async function busyFor(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Its elements and its height. */
export const sizeOf = (page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    height: document.documentElement.scrollHeight,
  }));

/** Scrolls through the page, at most so many pixels a frame, and tells how that went. */
export async function scrolled(page, fastest = 10_000) {
  const { count, dropped, longest } = await page.evaluate(scrollThrough, { frames, fastest });
  return `${count}, ${dropped} (the longest took ${longest.toFixed(0)} ms)`;
}

/** Runs in the page: a little further in every frame, until the end, which may move while parts are drawn, or for long enough. */
async function scrollThrough({ frames, fastest }) {
  const root = document.documentElement;
  const step = Math.min(Math.ceil(root.scrollHeight / frames), fastest);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = [await frame()];
  while (root.scrollTop + window.innerHeight < root.scrollHeight - 1 && times.length < 2 * frames) {
    window.scrollBy({ top: step, behavior: 'instant' });
    times.push(await frame());
  }
  const lengths = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const dropped = lengths.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / (1000 / 60)) - 1), 0);
  return { count: lengths.length, dropped, longest: Math.max(...lengths) };
}
