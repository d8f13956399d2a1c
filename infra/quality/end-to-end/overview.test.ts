import { expect, test } from '@jest/globals';
import {
  describeInBrowser,
  expectEventually,
  findAccessibilityViolations,
  hasHorizontalOverflow,
  phone,
} from './browser.js';
import { addSession, clickButton, openSessions, waitForText } from './organiser.js';
import { openStaffPage } from './sign-in.js';

/** The name differs in each run, because a running product has the rows of earlier runs. */
const talk = `Talk without a speaker ${Date.now()}`;

describeInBrowser('the overview', () => {
  test('leads to the sessions of the next conference that have no speakers', async () => {
    const page = await openStaffPage();
    await page.goto('/admin');
    const panel = page.getByRole('region', { name: 'Next conference' });
    const title = await panel.getByRole('heading', { level: 3 }).innerText();
    await panel.getByText(/^(In \d+ days|Tomorrow|Today at|Running now)/).waitFor();
    const program = panel.getByText(/Every talk|sessions? without/).first();
    const before = await program.innerText();

    await openSessions(page, title);
    await addSession(page, talk, { start: '2031-03-29T10:00', end: '2031-03-29T11:30' });
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

  test('is accessible and fits on a phone', async () => {
    const page = await openStaffPage();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Show the guide' }).click();
    await page.getByRole('region', { name: 'Getting started' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.setViewportSize(phone);
    await expectEventually(() => hasHorizontalOverflow(page), false);
  });
});
