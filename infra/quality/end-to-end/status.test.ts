import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { describeInBrowser, findAccessibilityViolations } from './browser.js';
import { databaseUrl } from './feeds-stack.js';
import { openFreshStaffPage, openStaffPage } from './sign-in.js';

const serviceRow = (page: Page, name: string) =>
  page.locator('.status_part').filter({ has: page.locator('code', { hasText: name }) });

async function asOwner(statement: string): Promise<void> {
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

describeInBrowser('the status of the installation', () => {
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

  if (!databaseUrl) {
    test.skip('(needs the owner of the database: MAJLIS_DATABASE_URL)', () => undefined);
    return;
  }

  test('a lost instance and its recovery appear without a reload', async () => {
    const page = await openFreshStaffPage();
    await page.clock.install();
    await page.goto('/admin/status');
    await serviceRow(page, 'conferences').getByText('Working', { exact: true }).waitFor();
    try {
      await asOwner(`INSERT INTO operations.service_instances VALUES
        ('conferences', 'gone', '0.0.1', now() - interval '2 hours', now() - interval '61 seconds')`);
      await page.clock.runFor(16_000);
      await serviceRow(page, 'conferences').getByText('1 of 2 instances working').waitFor();
      await page.getByText(/^One of two instances of conferences has not responded since/).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    } finally {
      await asOwner(`DELETE FROM operations.service_instances WHERE instance = 'gone'`);
    }
    await page.clock.runFor(16_000);
    await serviceRow(page, 'conferences').getByText('Working', { exact: true }).waitFor();
  });
});
