import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference, NextConference } from '@majlis/contracts/conferences/conferences';
import { runSql } from '@majlis/kit/testing/database';
import type { Page } from 'playwright-core';
import { expectAccessibleOnAllScreens, findAccessibilityViolations } from './accessibility.js';
import { databaseUrl, describeInBrowser, phone } from './browser.js';
import { createSession, read } from './organiser.js';
import { expectEventually, hasHorizontalOverflow } from './page-states.js';
import { openFreshStaffPage, openStaffPage } from './sign-in.js';
import { clickButton, deleteRow } from './steps.js';

const serviceRow = (page: Page, name: string) =>
  page.locator('.status_part').filter({ has: page.locator('code', { hasText: name }) });

describeInBrowser('the desk of staff', () => {
  test('the overview leads to the sessions of the next conference that have no speakers', async () => {
    // The name differs in each run, because a running product has the rows of earlier runs.
    const talk = `Talk without a speaker ${Date.now()}`;
    const page = await openStaffPage();
    await page.goto('/admin');
    const panel = page.getByRole('region', { name: 'Next conference' });
    await panel.getByText(/^(In \d+ days|Tomorrow|Today at|Running now)/).waitFor();
    const program = panel.getByText(/Every talk|sessions? without/).first();
    const before = await program.innerText();

    const { slug, startDate, endDate } = await read<NextConference>(page, endpoints.nextConference.path);
    const next = await read<Conference>(page, endpoints.conferenceBySlug(slug).path);
    await createSession(page, next, talk, { startTime: startDate, endTime: endDate });
    await page.goto('/admin');
    await panel.getByRole('link', { name: /sessions? without speakers$/ }).click();
    await page.getByRole('heading', { name: talk }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Filter by what is missing' }).inputValue()).toBe('speakers');
    expect(await page.getByRole('button', { name: /^Speakers of .+ \([1-9]\d*\)$/ }).count()).toBe(0);

    await deleteRow(page, talk, 'Session deleted successfully!');
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await expectEventually(() => program.innerText(), before);
  });

  test('the overview shows its guide accessibly, also on a phone', async () => {
    const page = await openStaffPage();
    await page.goto('/admin');
    await clickButton(page, 'Show the guide');
    await page.getByRole('region', { name: 'Getting started' }).waitFor();
    expect(await findAccessibilityViolations(page, { within: 'main' })).toEqual([]);
    await page.setViewportSize(phone);
    await expectEventually(() => hasHorizontalOverflow(page), false);
  });

  test('a content check finds a problem, which is silenced, shown again and solved by keyboard', async () => {
    const page = await openStaffPage();
    const address = '/admin/content-checks?kind=outdated-year';
    await page.goto('/admin/content?edit=hero.subtitle');
    const field = page.getByRole('dialog').getByRole('textbox', { name: /^Content/ });
    const before = await field.inputValue();
    await field.fill('Join us for the next forum in May 2021.');
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.goto('/admin');
    const suggestions = page.getByRole('region', { name: 'What needs attention' });
    await suggestions.getByText(/Subtitle · Home page, top|outdated years/).waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: /^Silence: Subtitle · Home page, top/ }).press('Enter');
    await page.getByText('Silenced', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: /^Show silenced/ }).press('Space');
    const silenced = page.getByRole('button', { name: /^Show again: Subtitle · Home page, top/ });
    await silenced.waitFor();
    await expectAccessibleOnAllScreens(page);
    await silenced.press('Enter');
    await page.getByText('Shown again', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Edit the text: Subtitle · Home page, top' }).press('Enter');
    await field.fill(before);
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Show' }).waitFor();
    await expectEventually(() => page.getByText('Subtitle · Home page, top').count(), 0);
  });

  test('every service is reported healthy', async () => {
    const page = await openStaffPage();
    await page.goto('/admin/status');
    await page.getByRole('heading', { level: 2, name: /works\.|not work/ }).waitFor();
    for (const name of ['cms', 'conferences', 'publisher', 'postgres', 'objectstore'])
      expect(await serviceRow(page, name).textContent()).toMatch(/Working/);
    expect(await page.getByRole('region', { name: 'Backups' }).textContent()).toMatch(
      /Where Majlis runs in containers/,
    );
  });

  (databaseUrl ? test : test.skip)('a lost instance and its recovery appear without a reload', async () => {
    const page = await openFreshStaffPage();
    await page.clock.install();
    await page.goto('/admin/status');
    await serviceRow(page, 'conferences').getByText('Working', { exact: true }).waitFor();
    // An instance that started after another was last seen would count as its successor.
    await runSql(
      databaseUrl,
      `SELECT pg_sleep_until(started_at + interval '62 seconds') FROM operations.service_instances
      WHERE name = 'conferences'`,
    );
    try {
      await runSql(
        databaseUrl,
        `INSERT INTO operations.service_instances VALUES
        ('conferences', 'gone', '0.0.1', now() - interval '2 hours', now() - interval '61 seconds')`,
      );
      await page.clock.runFor(16_000);
      await serviceRow(page, 'conferences').getByText('1 of 2 instances working').waitFor();
      await page.getByText(/^One of two instances of conferences has not responded since/).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    } finally {
      await runSql(databaseUrl, `DELETE FROM operations.service_instances WHERE instance = 'gone'`);
    }
    await page.clock.runFor(16_000);
    await serviceRow(page, 'conferences').getByText('Working', { exact: true }).waitFor();
  });
});
