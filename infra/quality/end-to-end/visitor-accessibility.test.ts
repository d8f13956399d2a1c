import { expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser, openVisitorPage } from './browser.js';
import { mainPages, sampleConference } from './public-site.js';

const pages = [
  ...mainPages,
  ...['/blog?q=nothing-like-it', `${sampleConference}/sessions/what-may-be-asked-of-nobody`, '/speakers'],
  ...['/code-of-conduct', '/nowhere', '/admin/login'],
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
    await page.goto(sampleConference);
    await page.getByLabel('All times are').waitFor();
    await page.getByRole('heading', { level: 4 }).first().getByRole('link').click();
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
    await expectAccessibleOnAllScreens(page);
  });
});
