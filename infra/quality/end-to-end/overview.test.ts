import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference, NextConference } from '@majlis/contracts/conferences/conferences';
import {
  describeInBrowser,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  phone,
} from './browser.js';
import { clickButton, waitForText, write } from './organiser.js';
import { openStaffPage } from './sign-in.js';

/** The name differs in each run, because a running product has the rows of earlier runs. */
const talk = `Talk without a speaker ${Date.now()}`;

describeInBrowser('the overview', () => {
  test('leads to the sessions of the next conference that have no speakers', async () => {
    const page = await openStaffPage();
    await page.goto('/admin');
    const panel = page.getByRole('region', { name: 'Next conference' });
    await panel.getByText(/^(In \d+ days|Tomorrow|Today at|Running now)/).waitFor();
    const program = panel.getByText(/Every talk|sessions? without/).first();
    const before = await program.innerText();

    const next: NextConference = await (await page.request.get('/api/conferences/next')).json();
    const { id }: Conference = await (await page.request.get(endpoints.conferenceBySlug(next.slug).path)).json();
    await write(page, 'post', endpoints.sessions(id).path, {
      title: talk,
      startTime: next.startDate,
      endTime: next.endDate,
    });
    await page.goto('/admin');
    await panel.getByRole('link', { name: /sessions? without speakers$/ }).click();
    await page.getByRole('heading', { name: talk }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Filter by what is missing' }).inputValue()).toBe('speakers');
    expect(await page.getByRole('button', { name: /^Speakers of .+ \([1-9]\d*\)$/ }).count()).toBe(0);

    await clickButton(page, `Delete ${talk}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await waitForText(page, 'Session deleted successfully!');
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expectEventually(() => program.innerText(), before);
  });

  test('shows its guide accessibly, also on a phone', async () => {
    const page = await openStaffPage();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Show the guide' }).click();
    await page.getByRole('region', { name: 'Getting started' }).waitFor();
    expect(await findAccessibilityViolations(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(phone);
    await expectEventually(() => hasHorizontalOverflow(page), false);
  });
});
