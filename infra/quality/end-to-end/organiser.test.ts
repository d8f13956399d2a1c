import { expect, test } from '@jest/globals';
import {
  becomesPublic,
  describeInBrowser,
  expectEventually,
  findAccessibilityViolations,
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
  chooseSpeaker,
  clickButton,
  conferencePath,
  createConference,
  managerPath,
  openSessions,
  publishConference,
  waitForText,
} from './organiser.js';
import { amal, openStaffPage, yusuf } from './sign-in.js';

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
    await createConference(page, title);
    expect((await visitor.goto(conferencePath(title)))?.status()).toBe(404);
    await waitForText(visitor, 'Conference not found');

    await openSessions(page, title);
    await waitForText(page, 'No Sessions Yet');
    await addSession(page, 'Before the clocks change', { start: '2031-03-29T10:00', end: '2031-03-29T11:30' });
    await addSession(page, 'After the clocks change', { start: '2031-03-30T10:00', end: '2031-03-30T11:30' });
    await addSpeaker(page, 'Layla', lastName);
    await openSessions(page, title);
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
    expect([await findAccessibilityViolations(friend), await hasHorizontalOverflow(friend)]).toEqual([[], false]);
  });

  test('previews a draft that visitors cannot see', async () => {
    const page = await openStaffPage();
    const title = `Draft ${run}`;
    await createConference(page, title);
    await page.goto(conferencePath(title));
    await waitForText(page, 'This is a draft. Visitors do not see it.');
    await page.getByRole('link', { name: 'Edit in the conference manager' }).click();
    await waitForText(page, `Editing: ${title}`);
    await page.reload();
    await waitForText(page, `Editing: ${title}`);
  });

  test('changing a slug redirects readers from the old one', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const title = `Moving ${run}`;
    await createConference(page, title);
    await openSessions(page, title);
    await addSession(page, 'It moves too', { start: '2031-03-29T10:00', end: '2031-03-29T11:30' });
    await publishConference(page, title);
    await openWhenTextIsPublic(visitor, conferencePath(title), 'It moves too');
    const session = (await visitor.getByRole('link', { name: 'It moves too' }).getAttribute('href')) ?? '';
    expect(session).toMatch(/\/sessions\/it-moves-too$/);
    await clickButton(page, `Edit ${title}`);
    await page.getByLabel('Slug', { exact: true }).fill(`moved-${run}`);
    await clickButton(page, 'Update Conference');
    await waitForText(page, 'Conference updated successfully!');
    const path = async () => {
      await visitor.goto(conferencePath(title));
      await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
      return new URL(visitor.url()).pathname;
    };
    // The publisher deletes the page at the old path within seconds.
    for (const limit = Date.now() + 60_000; Date.now() < limit && (await path()) === conferencePath(title); );
    expect(new URL(visitor.url()).pathname).toBe(`/conferences/moved-${run}`);
    const moved = session.replace(conferencePath(title), `/conferences/moved-${run}`);
    expect(await waitForRedirect(`${session}?from=mail`, `${moved}?from=mail`)).toBe(true);
    await openWhenTextIsPublic(visitor, moved, 'It moves too');
    await visitor.getByRole('heading', { level: 1, name: 'It moves too' }).waitFor();
  });

  test('deleting a conference names what is deleted with it, and can be undone', async () => {
    const page = await openStaffPage();
    const title = `Deleted ${run}`;
    await createConference(page, title);
    await openSessions(page, title);
    await addSession(page, 'The only one', { start: '2031-03-29T10:00', end: '2031-03-29T11:30' });
    await page.goto(managerPath);
    await clickButton(page, `Delete ${title}`);
    const question = page.getByRole('dialog');
    await question.getByText('Are you sure you want to delete this conference?').waitFor();
    await question.getByText(/1 session/).waitFor();
    await question.getByRole('button', { name: /^Delete/ }).click();
    await waitForText(page, 'Conference deleted successfully!');
    await clickButton(page, 'Undo');
    await page.getByRole('link', { name: `Sessions of ${title}` }).click();
    await page.getByText('The only one').waitFor();
  });

  test('a stale assignment of speakers shows a conflict and keeps the choice', async () => {
    const [first, second] = [await openStaffPage(amal), await openStaffPage(yusuf)];
    const [title, lastName] = [`Contested ${run}`, `Rahim${run}`];
    await createConference(first, title);
    await openSessions(first, title);
    await addSession(first, 'Contested', { start: '2031-03-29T10:00', end: '2031-03-29T11:30' });
    await addSpeaker(first, 'Amina', lastName);
    await addSpeaker(first, 'Bilal', lastName);
    for (const [page, name] of [
      [first, `Amina ${lastName}`],
      [second, `Bilal ${lastName}`],
    ] as const) {
      await openSessions(page, title);
      await chooseSpeaker(page, 'Contested', name);
    }
    await clickButton(first, 'Save Assignments');
    await waitForText(first, 'Speaker assignments saved successfully!');
    await clickButton(second, 'Save Assignments');
    await clickButton(second, 'Keep mine');
    await waitForText(second, 'Speaker assignments saved successfully!');
    await second.reload();
    await second.getByRole('button', { name: 'Speakers of Contested (1)' }).click();
    await second.getByLabel(`Role of Bilal ${lastName}`).waitFor();
  });

  test('a stale save of a conference shows who saved first', async () => {
    const [first, second] = [await openStaffPage(amal), await openStaffPage(yusuf)];
    const title = `Edited ${run}`;
    await createConference(first, title);
    for (const page of [first, second]) {
      await page.goto(managerPath);
      await clickButton(page, `Edit ${title}`);
      await waitForText(page, `Editing: ${title}`);
    }
    await first.getByLabel('Subtitle', { exact: true }).fill('by the first');
    await second.getByLabel('Theme', { exact: true }).fill('by the second');
    await clickButton(first, 'Update Conference');
    await waitForText(first, 'Conference updated successfully!');
    await clickButton(second, 'Update Conference');
    await waitForText(second, /changed this conference/);
    await clickButton(second, 'Load their version');
    await expectEventually(() => second.getByLabel('Subtitle', { exact: true }).inputValue(), 'by the first');
  });

  test('finds no accessibility violations or horizontal overflow in the conference manager, on a desktop or a phone', async () => {
    const organiser = await openStaffPage();
    const title = `Looked at ${run}`;
    await createConference(organiser, title);
    await openSessions(organiser, title);
    const base = organiser.url().replace(/\/sessions$/, '');
    const paths = [managerPath, `${managerPath}/create`, `${managerPath}/speakers`, '/admin/conferences'];
    const ofOne = ['edit', 'sessions', 'partners', 'documents'].map((view) => `${base}/${view}`);
    for (const viewport of [undefined, phone]) {
      const page = await openStaffPage(amal, viewport);
      for (const path of [...paths, ...ofOne]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect([path, await findAccessibilityViolations(page), await hasHorizontalOverflow(page)]).toEqual([
          path,
          [],
          false,
        ]);
      }
    }
  });
});
