import { buildComponentsPage } from '../../../frontend/components/build.mjs';
import { fulfillFile } from './fixed-site.mjs';

const origin = 'https://components.example';
/** A page of samples need not have the structure of a page, such as one main landmark. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** In forced colours the browser chooses the colours, and axe misreads them where a pattern lies behind a text. */
const forcedColoursRules = ['color-contrast'];
const outerWidths = [390, 1440];

const variants = [
  { suffix: '', search: '?scheme=light' },
  // A scheme changes colours only, so one width is enough.
  { suffix: '-dark', search: '?scheme=dark', scheme: 'dark', widths: [1440] },
  { suffix: '-arabic', search: '?scheme=light&direction=rtl' },
  {
    suffix: '-forced-colours',
    search: '',
    forcedColors: 'active',
    widths: [1440],
    disabledAxeRules: forcedColoursRules,
  },
];

/** Returns every group of the page of components (frontend/components), as its menu lists them, in each variant. */
export async function listComponentGroups(browser) {
  const files = await buildComponentsPage();
  const fulfillRequest = (route) => {
    const isPage = route.request().resourceType() === 'document';
    const { pathname } = new URL(route.request().url());
    const path = isPage ? '/index.html' : pathname;
    return fulfillFile(route, path, files.get(path));
  };
  const groups = await readMenu(browser, fulfillRequest);
  return groups.flatMap((group) =>
    variants.map(({ suffix, search, ...variant }) => ({
      widths: outerWidths,
      ...variant,
      name: `components-${group}${suffix}`,
      path: `${origin}/${group}${search}`,
      fulfillRequest,
      axeTags,
      // The quality is low, because there are many of these pictures and they show few photographs.
      quality: 30,
      part: 'main >> nth=0',
      open: settle,
    })),
  );
}

async function readMenu(browser, fulfillRequest) {
  const page = await browser.newPage();
  await page.route('**', fulfillRequest);
  await page.goto(origin);
  const links = page.locator('[data-groups] a');
  await links.first().waitFor();
  const groups = await links.evaluateAll((found) => found.map(({ pathname }) => pathname.slice(1)));
  await page.close();
  return groups;
}

/** Removes the focus, for which the samples compete, and waits for the notice of a slow page, which appears after three seconds. */
async function settle(page) {
  // The samples begin at the upper edge, whatever the menu contains.
  await page.addStyleTag({ content: '@media (width < 992px) { .components-page_controls { display: none } }' });
  for (const frame of page.frames()) {
    await frame.evaluate(() => document.fonts.ready);
    await frame.evaluate(() => document.activeElement?.blur());
    if (frame.url().includes('/slow-notice')) await frame.getByText('longer than usual').waitFor();
  }
}
