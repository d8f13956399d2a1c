import {
  becomesPublic,
  describeInBrowser,
  hasHorizontalOverflow,
  openVisitorPage,
  openWhenTextIsPublic,
  phone,
  siteUrl,
} from './browser.js';
import {
  addSession,
  addSpeaker,
  assignSpeaker,
  clickButton,
  conferencePath,
  createConference,
  createSession,
  fillConference,
  managerPath,
  publishConference,
  waitForText,
} from './organiser.js';
import { openStaffPage } from './sign-in.js';

/** The names differ in each run, because a running product has the rows of earlier runs. */
const run = Date.now();

/** Waits until the publisher has deleted the old page, so that the path redirects permanently. */
const waitForRedirect = (from: string, to: string) =>
  becomesPublic(async () => {
    const { status, headers } = await fetch(siteUrl + from, { redirect: 'manual' });
    return status === 301 && headers.get('location') === to;
  });

describeInBrowser('an organiser', () => {
  test('creates a conference with its sessions, and a visitor reads it', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const [title, lastName] = [`Counsel and law ${run}`, `Haddad${run}`];
    const name = `Layla ${lastName}`;
    await page.goto('/admin');
    await page
      .getByRole('link', { name: /conference management/i })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Conference Management' }).waitFor();
    await fillConference(page, title);
    await clickButton(page, 'Create Conference');
    await waitForText(page, 'Conference created successfully!');
    expect((await visitor.goto(conferencePath(title)))?.status()).toBe(404);
    await waitForText(visitor, 'Conference not found');

    await page.getByRole('link', { name: `Sessions of ${title}` }).click();
    await waitForText(page, 'No Sessions Yet');
    await addSession(page, 'Before the clocks change', { start: '2031-03-29T10:00', end: '2031-03-29T11:30' });
    await addSession(page, 'After the clocks change', { start: '2031-03-30T10:00', end: '2031-03-30T11:30' });
    await addSpeaker(page, 'Layla', lastName);
    await page.goto(managerPath);
    await page.getByRole('link', { name: `Sessions of ${title}` }).click();
    await assignSpeaker(page, 'Before the clocks change', name);
    await page.getByRole('button', { name: 'Speakers of Before the clocks change (1)' }).waitFor();
    await publishConference(page, title);

    await openWhenTextIsPublic(visitor, '/conferences', title);
    await visitor.getByRole('link', { name: title }).click();
    await waitForText(visitor, 'Conference Program & Agenda');
    const agenda = visitor.locator('#agenda');
    await agenda.getByText('29 March 2031').first().waitFor();
    expect((await agenda.innerText()).match(/10[:.]00/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await agenda.innerText()).toContain('London');
    // Before hydration the links open pages instead of dialogs.
    await agenda.getByLabel('All times are').waitFor();
    await agenda.getByRole('link', { name: 'Before the clocks change' }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByText('Speakers & Presenters').waitFor();
    for (const text of [name, 'Keynote', 'Reader in Law at Lantern House', 'Counsel as a discipline', 'Great Hall'])
      await dialog.getByText(text).first().waitFor();
    expect(await dialog.getByRole('link', { name: /Contact/ }).getAttribute('href')).toBe('mailto:speaker@example.org');
    expect(visitor.url()).toMatch(/\/sessions\/before-the-clocks-change$/);
    const shared = visitor.url();
    await visitor.goBack();
    await dialog.waitFor({ state: 'detached' });

    const friend = await openVisitorPage(phone);
    expect((await friend.goto(shared))?.status()).toBe(200);
    await friend.getByRole('heading', { level: 1, name: 'Before the clocks change' }).waitFor();
    await friend.getByText(name).first().waitFor();
    expect(await hasHorizontalOverflow(friend)).toBe(false);
  });

  test('previews a draft that visitors cannot see', async () => {
    const page = await openStaffPage();
    const { title, slug } = await createConference(page, `Draft ${run}`);
    await page.goto(`/conferences/${slug}`);
    await waitForText(page, 'This is a draft. Visitors do not see it.');
    await page.getByRole('link', { name: 'Edit in the conference manager' }).click();
    await waitForText(page, `Editing: ${title}`);
    await page.reload();
    await waitForText(page, `Editing: ${title}`);
  });

  test('changing a slug redirects readers from the old one', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const conference = await createConference(page, `Moving ${run}`, { status: 'published' });
    const { slug } = await createSession(page, conference, 'It moves too');
    const [from, to] = [`/conferences/${conference.slug}`, `/conferences/moved-${run}`];
    expect(await becomesPublic(async () => (await fetch(`${siteUrl}${from}/sessions/${slug}`)).status === 200)).toBe(
      true,
    );
    await page.goto(`${managerPath}/${conference.id}/edit`);
    await page.getByLabel('Slug', { exact: true }).fill(`moved-${run}`);
    await clickButton(page, 'Update Conference');
    await waitForText(page, 'Conference updated successfully!');
    expect(await waitForRedirect(from, to)).toBe(true);
    expect(await waitForRedirect(`${from}/sessions/${slug}?from=mail`, `${to}/sessions/${slug}?from=mail`)).toBe(true);
    await openWhenTextIsPublic(visitor, to, conference.title);
    await visitor.goto(`${from}/sessions/${slug}`);
    await visitor.getByRole('heading', { level: 1, name: 'It moves too' }).waitFor();
    expect(new URL(visitor.url()).pathname).toBe(`${to}/sessions/${slug}`);
  });

  test('deleting a conference names what is deleted with it, and can be undone', async () => {
    const page = await openStaffPage();
    const conference = await createConference(page, `Deleted ${run}`);
    await createSession(page, conference, 'The only one');
    await page.goto(managerPath);
    await clickButton(page, `Delete ${conference.title}`);
    const question = page.getByRole('dialog');
    await question.getByText('Are you sure you want to delete this conference?').waitFor();
    await question.getByText(/1 session/).waitFor();
    await question.getByRole('button', { name: /^Delete/ }).click();
    await waitForText(page, 'Conference deleted successfully!');
    await clickButton(page, 'Undo');
    await page.getByRole('link', { name: `Sessions of ${conference.title}` }).click();
    await page.getByText('The only one').waitFor();
  });
});
