import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import type { Page } from 'playwright-core';
import { describeInBrowser, openVisitorPage, phone, siteUrl } from './browser.js';
import { assign, createPerson, createSession, managerPath, write } from './organiser.js';
import { becomesPublic, sampleConference as conference, hasStatus, readJson } from './public-site.js';
import { openStaffPage } from './sign-in.js';
import { levelOne, save } from './steps.js';

/** Differs in each run, because a running product has the pages of earlier runs. */
const run = Date.now();

async function addSessionWithSpeaker(staff: Page, name: string) {
  const at = conference.replace('/conferences', '/api/conferences/slug');
  const shown = await readJson<Conference>(at);
  const [first] = await readJson<Session[]>(`/api/conferences/${shown.id}/agenda`);
  const person = await createPerson(staff, {
    ...{ firstName: name, lastName: `${run}`, position: 'Professor', organization: 'Lantern House' },
    ...{ biography: 'Reads registers.', orcidId: '0000-0002-1825-0097', websiteUrl: 'https://example.org/' },
  });
  const times = { startTime: first?.startTime, endTime: first?.endTime };
  const session = await createSession(staff, shown, `${name} on counsel ${run}`, times);
  await assign(staff, session, [{ personId: person.id }]);
  const remove = async () => {
    await write(staff, 'delete', `/api/sessions/${session.id}`);
    await write(staff, 'delete', `/api/people/${person.id}`);
  };
  return { session, person, remove };
}

describeInBrowser('speakers', () => {
  test('are reached from the programme by keyboard, and lead back to their sessions', async () => {
    const staff = await openStaffPage();
    const { session, person, remove } = await addSessionWithSpeaker(staff, 'Layla');
    const at = `/speakers/${person.slug}`;
    await hasStatus(at, 200);
    await becomesPublic(conference, `href="${at}"`);
    const page = await openVisitorPage();
    await page.goto('/conferences');
    await page.getByRole('link', { name: 'All speakers of our conferences' }).press('Enter');
    await levelOne(page, 'Speakers').waitFor();
    await page.goto(conference);
    const name = `Layla ${run}`;
    await page.getByRole('link', { name }).first().press('Enter');
    await levelOne(page, name).waitFor();
    expect(new URL(page.url()).pathname).toBe(at);
    await page.getByRole('link', { name: `ORCID of ${name}` }).waitFor();
    await page.getByRole('link', { name: session.title }).press('Enter');
    await levelOne(page, session.title).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${conference}/sessions/${session.slug}`);
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Speakers' }).press('Enter');
    await page.getByRole('searchbox').fill(`layla ${run}`);
    await page.getByRole('status').filter({ hasText: '1 speaker' }).waitFor();
    await page.getByRole('searchbox').fill('nobody of this name');
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
    await page.getByRole('link', { name }).waitFor();
    await remove();
    await hasStatus(at, 404);
  });

  test('and sessions keep their former addresses', async () => {
    const staff = await openStaffPage();
    const { session, person, remove } = await addSessionWithSpeaker(staff, 'Omar');
    const sessions = `${conference}/sessions`;
    await hasStatus(`${sessions}/${session.slug}`, 200);
    await staff.goto(`${managerPath}/speakers`);
    await staff.getByRole('searchbox').fill(`Omar ${run}`);
    const viewPage = staff.getByRole('link', { name: `View page of Omar ${run}` });
    expect(await viewPage.getAttribute('href')).toBe(`/speakers/${person.slug}`);
    await staff.getByRole('button', { name: `Edit Omar ${run}` }).press('Enter');
    await staff.getByLabel('Slug').fill(`عمر-${run}`);
    await save(staff, 'Speaker updated successfully!');
    const moved = `moved-${run}`;
    const { title, startTime, endTime } = session;
    await write(staff, 'put', `/api/sessions/${session.id}`, { title, startTime, endTime, slug: moved });
    await hasStatus(`${sessions}/${moved}`, 200);
    const visitor = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    for (const former of [session.slug, session.id]) {
      await hasStatus(`${sessions}/${former}`, 301);
      await visitor.goto(`${sessions}/${former}?from=mail`);
      expect(visitor.url()).toBe(`${siteUrl}${sessions}/${moved}?from=mail`);
    }
    const current = `/speakers/${encodeURIComponent(`عمر-${run}`)}`;
    await hasStatus(current, 200);
    await hasStatus(`/speakers/${person.slug}`, 301);
    await visitor.goto(`/speakers/${person.slug}`);
    expect(visitor.url()).toBe(siteUrl + current);
    await remove();
  });
});
