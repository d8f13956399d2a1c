// Opens every public page and saves a text as staff in Firefox and WebKit, as far as they are installed: `make browsers`.
// It starts the product with sample content; MAJLIS_URL and MAJLIS_SIGN_IN_CODE name a running one instead.
import { existsSync } from 'node:fs';
import startProducts from '../end-to-end/start-products.mjs';
import stopProducts from '../end-to-end/stop-products.mjs';
import { pages } from '../visual/pages.mjs';
import { startFirefox } from './firefox.mjs';
import { poll } from './page.mjs';
import { startWebKit } from './webkit.mjs';

const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const browsers = [
  {
    name: 'Firefox',
    start: startFirefox,
    files: [existsSync('/usr/bin/firefox') ? '/usr/bin/firefox' : '/usr/bin/firefox-esr'],
    packages: 'firefox-esr',
  },
  {
    name: 'WebKit',
    start: startWebKit,
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', `${libraries}/webkit2gtk-4.1/MiniBrowser`],
    packages: 'webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb',
  },
];
const viewports = [
  [390, 844],
  [1440, 900],
];
const isHydrated = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))`;
const isOverviewOpen = `document.querySelector('h1')?.textContent === 'Overview'`;

process.env.CHROMIUM ||= 'not used';
await startProducts({ maxWorkers: 1 });
try {
  await import('../end-to-end/set-worker-product.mjs');
  const paths = await listPaths();
  for (const browser of browsers) await checkBrowser(browser, paths);
} finally {
  await stopProducts();
}

async function checkBrowser({ name, start, files, packages }, paths) {
  if (!files.every((path) => existsSync(path)))
    return print(`${name} was not tried. On Debian: apt-get install ${packages}`);
  const page = await start(files);
  print(`${name} ${page.version}`);
  try {
    for (const path of paths) await attempt(path, () => checkPage(page, process.env.MAJLIS_URL + path));
    await attempt('saving a text', () => saveText(page, process.env.MAJLIS_URL));
  } finally {
    await page.close();
  }
}

/** Returns the path of every public page once; the page of a session is addressed by its id. */
async function listPaths() {
  const conference = pages.find(({ name }) => name === 'conference').path;
  const response = await fetch(process.env.MAJLIS_URL + conference);
  const [session] = (await response.text()).match(/\/conferences\/[\w-]+\/sessions\/[\da-f-]{36}/) ?? [];
  const paths = pages.map(({ name, path }) => (name === 'session' ? session : path));
  return [...new Set(paths)];
}

async function checkPage(page, url) {
  const problems = [];
  for (const [width, height] of viewports)
    await checkLayout(page, url, width, height).catch(({ message }) => problems.push(`${message} (${width} px)`));
  problems.push(...(await page.readErrors(url)).filter((text) => !/status of 404/.test(text)));
  if (problems.length) throw new Error(problems.join('\n'));
}

async function checkLayout(page, url, width, height) {
  await page.resize(width, height);
  await page.goto(url);
  await page.until(`document.querySelector('h1')?.textContent && ${isHydrated}`);
  await page.until(`window.innerWidth === ${width} && document.documentElement.scrollWidth <= ${width}`);
  await page.until('[...document.images].every((image) => !image.complete || image.naturalWidth)');
}

async function saveText(page, origin) {
  await page.goto(`${origin}/admin/login`);
  await page.until(`document.querySelector('button')`);
  const [main] = await page.listWindows();
  await page.click('//button[contains(., "Sign in with Google")]');
  await signInInPopup(page, main);
  await page.until(isOverviewOpen);
  await page.goto(`${origin}/admin/partners`);
  await page.until(`document.querySelector('button[aria-label^="Edit "]')`);
  const name = `Partner ${Date.now()}`;
  await page.click('//button[starts-with(@aria-label, "Edit ")]');
  await page.until(`document.querySelector('[name=name]')`);
  await page.execute(`document.querySelector('[name=name]').select()`);
  await page.type('//input[@name="name"]', name);
  await page.click('//button[normalize-space(.)="Save"]');
  await page.until(`document.querySelector('main').textContent.includes('${name}')`);
  const readHome = async () => (await fetch(origin)).text();
  await poll(async () => (await readHome()).includes(name), 'the saved name is in the footer');
}

async function signInInPopup(page, main) {
  const findPopup = async () => (await page.listWindows()).find((handle) => handle !== main);
  await page.selectWindow(await poll(findPopup, 'the sign-in page opens'));
  await page.until(`document.querySelector('input[type=radio]')`);
  await page.click('//label[contains(., "Amal")]');
  await page.type('//input[@name="sign-in-code"]', process.env.MAJLIS_SIGN_IN_CODE);
  await page.click('//button[normalize-space(.)="Continue"]');
  await page.selectWindow(main);
}

async function attempt(title, check) {
  try {
    await check();
    print(`  ok      ${title}`);
  } catch (error) {
    process.exitCode = 1;
    print(`  failed  ${title}: ${error.message}`);
  }
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
