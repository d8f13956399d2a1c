import { changesFeedPath } from '@majlis/contracts/programme/programme-changes';
import type { Page } from 'playwright-core';
import {
  describeInBrowser,
  expectAccessible,
  expectAccessibleOnAllScreens,
  openVisitorPage,
  openWhenTextIsPublic,
  phone,
  siteUrl,
} from './browser.js';
import { managerPath, waitForText } from './organiser.js';
import { openStaffPage } from './sign-in.js';

const headers = { Origin: siteUrl };
const at = (start: string, end: string) => ({ startTime: `2031-03-12T${start}`, endTime: `2031-03-12T${end}` });
const longTitle = 'Trust, counsel and the long conversation about the common good in a time without patience';

async function send(page: Page, method: 'post' | 'put', path: string, data: object) {
  const response = await page.request[method](path, { headers, data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

async function createConference(page: Page, slug: string) {
  const conference = { title: `About ${slug}`, slug, status: 'draft', timezone: 'Asia/Kuala_Lumpur' };
  const { id } = await send(page, 'post', '/api/conferences', {
    ...conference,
    startDate: '2031-03-12T09:00',
    endDate: '2031-03-13T17:00',
  });
  const session = (data: object) => send(page, 'post', `/api/conferences/${id}/sessions`, data);
  return { id, title: conference.title, path: `/conferences/${slug}`, session };
}

describeInBrowser('the changes of a programme', () => {
  test('are asked about before, and listed after the release', async () => {
    const staff = await openStaffPage(undefined, phone);
    const { id, title, path, session } = await createConference(staff, `changing-${Date.now()}`);
    const opening = await session({ title: longTitle, location: 'Hall A', ...at('10:00', '11:00') });
    await session({ title: 'مجلس مفتوح', location: 'القاعة', ...at('11:00', '12:00') });

    await staff.goto(`${managerPath}/${id}/release`);
    await staff.getByText('2 sessions without speakers').focus();
    await staff.keyboard.press('Enter');
    expect(await staff.getByRole('link', { name: longTitle }).isVisible()).toBe(true);
    await expectAccessibleOnAllScreens(staff);
    for (const [action, done] of [
      [`Publish ${title}`, 'Visitors can now see its page.'],
      ['Release the program', 'Program released!'],
    ] as const) {
      await staff.getByRole('button', { name: action, exact: true }).press('Enter');
      await staff.getByRole('dialog', { name: '3 things are open in the program' }).waitFor();
      await staff.keyboard.press('Tab');
      await staff.keyboard.press('Enter');
      await waitForText(staff, done);
    }

    const visitor = await openVisitorPage(phone);
    await openWhenTextIsPublic(visitor, `${path}/changes`, 'No changes since the program was released');
    await expectAccessible(visitor);
    await send(staff, 'put', `/api/sessions/${opening.id}`, {
      title: longTitle,
      location: 'Hall B',
      ...at('14:30', '15:30'),
    });
    await session({ title: 'Tea', sessionType: 'break', ...at('16:00', '16:30') });

    await openWhenTextIsPublic(visitor, `${path}/changes`, 'Hall B');
    await expectAccessibleOnAllScreens(visitor);
    const feed = await (await fetch(siteUrl + changesFeedPath(id))).text();
    expect(feed).toContain('Time: Wed 12 Mar, 10:00–11:00 → 14:30–15:30');
    await visitor.getByRole('link', { name: longTitle }).press('Enter');
    await waitForText(visitor, 'Moved from 10:00 to 14:30, room changed');
    await expectAccessible(visitor);
    await openWhenTextIsPublic(visitor, path, 'Moved from 10:00 to 14:30, room changed');
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: 'Changes to the program' }).press('Enter');
    await visitor.getByRole('heading', { level: 1, name: 'Changes to the program' }).waitFor();
  });
});
