import { describeInBrowser, expectAccessibleOnAllScreens, openVisitorPage } from './browser.js';

const conference = '/conferences/conscience-and-the-common-good';

const pages = [
  ...[
    '/',
    '/about',
    '/research',
    '/blog',
    '/blog?q=nothing-like-it',
    '/podcasts',
    '/podcasts/the-judge-who-said-no',
    '/conferences',
    conference,
  ],
  ...['/conferences/ethics-of-the-market', `${conference}/sessions/what-may-be-asked-of-nobody`, '/speakers'],
  ...['/support', '/contact', '/code-of-conduct', '/nowhere', '/admin/login'],
];

describeInBrowser('every kind of public page', () => {
  test('is accessible in light and dark on all screens, and never too wide', async () => {
    const page = await openVisitorPage();
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessibleOnAllScreens(page);
    }
  });

  test('that is reached from another is accessible, too: a speaker, and a session over the programme', async () => {
    const page = await openVisitorPage();
    await page.goto('/speakers');
    await page.getByRole('main').getByRole('link', { name: 'Hiroto Amanuma' }).press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Sessions' }).waitFor();
    await expectAccessibleOnAllScreens(page);
    await page.goto(conference);
    await page.getByLabel('All times are').waitFor();
    await page.getByRole('heading', { level: 4 }).first().getByRole('link').click();
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
    await expectAccessibleOnAllScreens(page);
  });
});
