// How pages with very long lists of feed items load, are searched and scroll in Chromium. Start the product, then
// `node infra/quality/bench/feed-pages.mjs [address]`; the items are made here.
import { busyFor, longTasks, scrolled, sizeOf, timeOnScreens } from './page-timing.mjs';

const [address = 'http://localhost:8080'] = process.argv.slice(2);
const day = 24 * 60 * 60 * 1000;

const subjects = ['Endowments', 'Markets', 'Courts', 'Consent', 'Conscience', 'Charters', 'Guilds', 'Schools'];
const places = ['Fes', 'Cairo', 'Delhi', 'Kuala Lumpur', 'Sarajevo', 'Timbuktu', 'Zanzibar'];

const common = (place) => ({
  title: `${subjects[place % 8]} and trust in ${places[place % 7]}: findings of year ${place % 90}, part ${place}`,
  description: `What the records of ${places[place % 7]} say about ${subjects[(place * 3) % 8]}. `.repeat(
    1 + (place % 6),
  ),
  pubDate: new Date(Date.UTC(2026, 10, 1) - place * day).toISOString(),
  link: `https://research.example.org/${place}`,
});
const many = (count, more) => Array.from({ length: count }, (_, place) => ({ ...common(place), ...more(place) }));

// Real pictures, of the size they have.
const pictures = (await (await fetch(`${address}/api/blog-posts`)).json()).flatMap(({ imageUrl = [] }) => imageUrl);
/** Pixels a frame: what a strong flick of the finger makes. */
const flick = 250;

const pages = [
  {
    path: '/research',
    read: '/api/research-items',
    items: many(10_000, (place) => ({
      author: `Author ${place % 300}`,
      categories: [subjects[place % 8], places[place % 7], 'History'],
      ...(place % 3 === 0 && { imageUrl: pictures[place % pictures.length] }),
    })),
    count: '10000 publications',
  },
  {
    path: '/podcasts',
    read: '/api/podcast-episodes/summaries',
    items: many(2_000, (place) => ({ slug: `episode-${place}`, duration: '47:12', episodeNumber: 2_000 - place })),
    count: '2000 episodes',
  },
];

for (const { path, read, items, count } of pages) {
  process.stdout.write(`\n${path}: ${count}\n`);
  const body = JSON.stringify(items);
  await timeOnScreens(async (page, session) => {
    await page.route(`**${read}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
    const start = performance.now();
    await page.goto(address + path);
    await page.getByText(count).waitFor();
    const shown = performance.now() - start;
    await page.waitForLoadState('networkidle');
    const loading = await longTasks(page);
    const before = await sizeOf(page);
    await page.getByRole('searchbox').pressSequentially('trust in fes', { delay: 60 });
    await page.getByRole('searchbox').fill('');
    await page.getByText(count).waitFor();
    const searching = await longTasks(page);
    await page.getByRole('combobox').selectOption('title');
    await page.waitForTimeout(1_000);
    const sorting = await longTasks(page);
    const busyBefore = await busyFor(session);
    const frames = await scrolled(page, flick);
    const busy = (await busyFor(session)) - busyBefore;
    const scrolling = await longTasks(page);
    await jump(page);
    return {
      'list shown after': `${shown.toFixed(0)} ms`,
      'elements, and after scrolling': `${before.elements}, ${(await sizeOf(page)).elements}`,
      'height, and after scrolling': `${before.height} px, ${(await sizeOf(page)).height} px`,
      'tasks over 50 ms while it loads': loading,
      'tasks over 50 ms while it is searched': searching,
      'tasks over 50 ms while it is sorted': sorting,
      'tasks over 50 ms while it scrolls': scrolling,
      'frames, of which dropped': frames,
      'processor time of that': `${busy.toFixed(0)} ms`,
      'tasks over 50 ms in twenty jumps': await longTasks(page),
    };
  });
}

/** To places far apart, as by dragging the bar at the side. */
async function jump(page) {
  for (let turn = 0; turn < 20; turn++) {
    await page.evaluate(
      (part) => window.scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }),
      ((turn * 7) % 20) / 20,
    );
    await page.waitForTimeout(150);
  }
}
