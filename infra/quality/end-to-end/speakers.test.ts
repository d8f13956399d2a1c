import type { Page } from 'playwright-core';
import { becomesPublic, describeInBrowser, openVisitorPage, phone, siteUrl } from './browser.js';
import { openStaffPage } from './sign-in.js';

/** Differs in each run, because a running product has the pages of earlier runs. */
const run = Date.now();
const conference = '/conferences/conscience-and-the-common-good';
const headers = { Origin: siteUrl };

const visit = (at: string) => fetch(siteUrl + at, { redirect: 'manual' });
const hasStatus = (at: string, status: number) => becomesPublic(async () => (await visit(at)).status === status);

async function write(staff: Page, method: 'post' | 'put' | 'delete', path: string, data?: object) {
  const response = await staff.request[method](path, { headers, data });
  expect([path, response.ok()]).toEqual([path, true]);
  return response.status() === 204 ? undefined : response.json();
}

async function addSessionWithSpeaker(staff: Page, name: string) {
  const { id: conferenceId } = await (
    await fetch(siteUrl + conference.replace('/conferences', '/api/conferences/slug'))
  ).json();
  const [{ startTime, endTime }] = await (await fetch(`${siteUrl}/api/conferences/${conferenceId}/agenda`)).json();
  const person = await write(staff, 'post', '/api/people', {
    ...{ firstName: name, lastName: `${run}`, position: 'Professor', organization: 'Lantern House' },
    ...{ biography: 'Reads registers.', orcidId: '0000-0002-1825-0097', websiteUrl: 'https://example.org/' },
  });
  const session = await write(staff, 'post', `/api/conferences/${conferenceId}/sessions`, {
    ...{ title: `${name} on counsel ${run}`, startTime, endTime },
  });
  await write(staff, 'put', `/api/sessions/${session.id}/speakers`, { speakers: [{ personId: person.id }] });
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
    expect(await hasStatus(at, 200)).toBe(true);
    expect(await becomesPublic(async () => (await (await visit(conference)).text()).includes(`href="${at}"`))).toBe(
      true,
    );
    const page = await openVisitorPage();
    await page.goto('/conferences');
    await page.getByRole('link', { name: 'All speakers of our conferences' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Speakers' }).waitFor();
    await page.goto(conference);
    const name = `Layla ${run}`;
    await page.getByRole('link', { name }).first().press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(page.url()).pathname).toBe(at);
    await page.getByRole('link', { name: `ORCID of ${name}` }).waitFor();
    await page.getByRole('link', { name: session.title }).press('Enter');
    await page.getByRole('heading', { level: 1, name: session.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${conference}/sessions/${session.slug}`);
    await page.getByRole('link', { name, exact: true }).press('Enter');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Speakers' }).press('Enter');
    await page.getByRole('searchbox').fill(`layla ${run}`);
    await page.getByRole('status').filter({ hasText: '1 speaker' }).waitFor();
    await page.getByRole('searchbox').fill('nobody of this name');
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
    await page.getByRole('link', { name }).waitFor();
    await remove();
    expect(await hasStatus(at, 404)).toBe(true);
  });

  test('and sessions keep their former addresses', async () => {
    const staff = await openStaffPage();
    const { session, person, remove } = await addSessionWithSpeaker(staff, 'Omar');
    const sessions = `${conference}/sessions`;
    expect(await hasStatus(`${sessions}/${session.slug}`, 200)).toBe(true);
    await staff.goto('/admin/conference-management/speakers');
    await staff.getByRole('searchbox').fill(`Omar ${run}`);
    const viewPage = staff.getByRole('link', { name: `View page of Omar ${run}` });
    expect(await viewPage.getAttribute('href')).toBe(`/speakers/${person.slug}`);
    await staff.getByRole('button', { name: `Edit Omar ${run}` }).press('Enter');
    await staff.getByLabel('Slug').fill(`عمر-${run}`);
    await staff.keyboard.press('Control+s');
    await staff.getByText('Speaker updated successfully!').waitFor();
    const moved = `moved-${run}`;
    const { title, startTime, endTime } = session;
    await write(staff, 'put', `/api/sessions/${session.id}`, { title, startTime, endTime, slug: moved });
    expect(await hasStatus(`${sessions}/${moved}`, 200)).toBe(true);
    const visitor = await openVisitorPage(phone, siteUrl, { javaScriptEnabled: false });
    for (const former of [session.slug, session.id]) {
      expect(await hasStatus(`${sessions}/${former}`, 301)).toBe(true);
      await visitor.goto(`${sessions}/${former}?from=mail`);
      expect(visitor.url()).toBe(`${siteUrl}${sessions}/${moved}?from=mail`);
    }
    const current = `/speakers/${encodeURIComponent(`عمر-${run}`)}`;
    expect(await hasStatus(current, 200)).toBe(true);
    expect(await hasStatus(`/speakers/${person.slug}`, 301)).toBe(true);
    await visitor.goto(`/speakers/${person.slug}`);
    expect(visitor.url()).toBe(siteUrl + current);
    await remove();
  });
});
