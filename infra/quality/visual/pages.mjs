export const widths = [390, 768, 1440];
const outerWidths = [390, 1440];

/** Sample content gets new ids in every installation, so record-responses.mjs replaces the id of this session with a fixed one. */
export const recordedSession = {
  id: '11111111-1111-4111-8111-111111111111',
  slug: 'vows-oaths-and-the-freedom-to-refuse',
  title: 'Vows, oaths and the freedom to refuse',
};

const sessionPath = `/conferences/conscience-and-the-common-good/sessions/${recordedSession.slug}`;
const speakerPath = '/speakers/dorothea-lindqvist-omar';

const originals = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'research', path: '/research' },
  { name: 'blog', path: '/blog' },
  { name: 'podcasts', path: '/podcasts' },
  { name: 'episode', path: '/podcasts/the-judge-who-said-no' },
  { name: 'conferences', path: '/conferences' },
  { name: 'conference', path: '/conferences/conscience-and-the-common-good' },
  { name: 'conference-arabic', path: '/conferences/ethics-of-the-market' },
  { name: 'session', path: sessionPath },
  { name: 'speakers', path: '/speakers' },
  { name: 'speaker', path: speakerPath },
  { name: 'support', path: '/support' },
  { name: 'contact', path: '/contact' },
  { name: 'text-page', path: '/code-of-conduct' },
  { name: 'not-found', path: '/nowhere' },
];

/** Returns some of the pages again, in another variant. */
const variants = (suffix, names, changes) =>
  originals
    .filter(({ name }) => names.split(' ').includes(name))
    .map(({ name, path }) => ({ name: `${name}-${suffix}`, path, widths: outerWidths, ...changes }));

/** Every kind of public page by the name of its screenshots. `open` brings a page into another state. */
export const pages = [
  ...originals,
  { name: 'nothing-found', path: '/research', open: searchWithoutResults, widths: outerWidths },
  { name: 'menu', path: '/contact', open: openMenu, isWindow: true, widths: outerWidths },
  ...variants(
    'dark',
    'home research episode conference contact about podcasts conferences session speakers speaker support',
    { scheme: 'dark' },
  ),
  ...inArabic(),
  ...variants('without-scripts', 'home about conferences conference episode', { hasScripts: false }),
];

/** Returns the main pages in Arabic, from right to left. */
function inArabic() {
  const conferencePath = '/ar/conferences/conscience-and-the-common-good';
  return [
    { name: 'ar-home', path: '/ar' },
    { name: 'ar-home-dark', path: '/ar', scheme: 'dark' },
    { name: 'ar-about', path: '/ar/about' },
    { name: 'ar-research', path: '/ar/research' },
    { name: 'ar-episode', path: '/ar/podcasts/the-judge-who-said-no' },
    { name: 'ar-conferences', path: '/ar/conferences' },
    { name: 'ar-conference', path: conferencePath },
    { name: 'ar-conference-dark', path: conferencePath, scheme: 'dark' },
    { name: 'ar-programme-grid', path: `${conferencePath}?view=grid` },
    { name: 'ar-session', path: `/ar${sessionPath}` },
    { name: 'ar-speaker', path: `/ar${speakerPath}` },
    { name: 'ar-contact', path: '/ar/contact' },
    { name: 'ar-text-page', path: '/ar/code-of-conduct' },
    { name: 'ar-not-found', path: '/ar/nowhere' },
  ].map((page) => ({ ...page, widths: outerWidths }));
}

async function searchWithoutResults(page) {
  await page.getByRole('searchbox').fill('no such words');
  await page.getByText('No research items found').waitFor();
}

async function openMenu(page) {
  const toggle = page.getByRole('button', { name: 'Menu' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('button', { name: 'Who We Are' }).click();
}
