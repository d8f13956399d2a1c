// Takes a screenshot of every public page and of every group of components, and compares it with the one in
// `references`. It also reports accessibility violations, horizontal overflow and console errors. `make visual UPDATE=1`
// stores the new screenshots instead. Content and time are fixed, so that only a change of the code changes a screenshot.
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../find-chromium.mjs';
import { describeDifference, toReferenceImage } from './compare.mjs';
import { listComponentGroups } from './components.mjs';
import { fixedTime, fulfillRequest, origin } from './fixed-site.mjs';
import { pages, widths } from './pages.mjs';

const references = fileURLToPath(new URL('references/', import.meta.url));
const differences = join(tmpdir(), 'majlis-visual');
const selectedPages = process.env.ONLY?.split(',');

const executablePath = findChromium();
if (!executablePath) throw new Error('Chromium is required for screenshots: apt-get install chromium-headless-shell');
await rm(differences, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, '--hide-scrollbars'] });
const problems = [];
const kinds = [...pages, ...(await listComponentGroups(browser))];
for (const width of widths)
  for (const kind of kinds)
    if ((kind.widths ?? widths).includes(width) && (!selectedPages || selectedPages.includes(kind.name)))
      problems.push(...(await checkPage(kind, width)));
await browser.close();
for (const problem of problems) print(problem);
print(problems.length ? `The differences are in ${differences}.` : 'All pages match their references.');
process.exitCode = problems.length ? 1 : 0;

function print(text) {
  process.stdout.write(`${text}\n`);
}

async function checkPage(kind, width) {
  const name = `${kind.name}-${width}`;
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    reducedMotion: 'reduce',
    colorScheme: kind.scheme ?? 'light',
    forcedColors: kind.forcedColors ?? 'none',
    locale: 'en-GB',
    timezoneId: 'Asia/Kuala_Lumpur',
    javaScriptEnabled: kind.hasScripts !== false,
    // Requests of a service worker would not pass through the route below.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const problemsOnPage = [];
  page.on('console', (message) => message.type() === 'error' && problemsOnPage.push(message.text()));
  page.on('pageerror', ({ message }) => problemsOnPage.push(message));
  await page.route('**', kind.fulfillRequest ?? fulfillRequest);
  // Random choices always take the first option.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
  await page.clock.setFixedTime(fixedTime);
  await page.goto(new URL(kind.path, origin).href);
  await page.waitForLoadState('networkidle');
  if (kind.hasScripts !== false) await waitUntilHydrated(page);
  await loadLazyContent(page);
  await kind.open?.(page);
  // The window becomes as high as the page, because only parts near the viewport are rendered.
  if (!kind.isWindow) await page.setViewportSize({ width, height: await pageHeight(page) });
  await page.waitForTimeout(500);
  const screenshot = await (kind.part
    ? page.locator(kind.part).screenshot()
    : page.screenshot({ fullPage: !kind.isWindow }));
  const picture = await toReferenceImage(screenshot, kind.quality);
  if (kind.hasScripts !== false) problemsOnPage.push(...(await checkAccessibilityAndWidth(page, kind)));
  await context.close();
  const difference = await compareOrUpdate(name, picture);
  if (difference) problemsOnPage.push(difference);
  return problemsOnPage.filter((text) => !/status of 404/.test(text)).map((text) => `${name}: ${text}`);
}

/** Scripts load last, or at the first interaction. */
async function waitUntilHydrated(page) {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
}

/** Lazy images and sections load when they come near the viewport. */
async function loadLazyContent(page) {
  const isReached = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  // The mouse wheel works without scripts too.
  while (!(await page.evaluate(isReached))) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // Without scripts a stylesheet loads the fonts.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
  );
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.waitForLoadState('networkidle');
}

function pageHeight(page) {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function checkAccessibilityAndWidth(page, { axeTags, disabledAxeRules = [] }) {
  const axe = new AxeBuilder({ page }).disableRules(disabledAxeRules);
  const { violations } = await (axeTags ? axe.withTags(axeTags) : axe).analyze();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`)),
    ...(isTooWide ? ['is wider than the window'] : []),
  ];
}

async function compareOrUpdate(name, picture) {
  const file = join(references, `${name}.webp`);
  if (!process.env.UPDATE) return describeDifference(picture, file, join(differences, `${name}.png`));
  await writeFile(file, picture);
  return undefined;
}
