import { writePaths } from '@majlis/contracts/api/endpoints';
import { changesFeedPath } from '@majlis/contracts/programme/programme-changes';
import { expectAccessible, expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser, openVisitorPage, phone } from './browser.js';
import { createConference, createSession, managerPath, write } from './organiser.js';
import { openWhenTextIsPublic, readText } from './public-site.js';
import { openStaffPage } from './sign-in.js';
import { levelOne, waitForText } from './steps.js';

const at = (start: string, end: string) => ({ startTime: `2031-03-12T${start}`, endTime: `2031-03-12T${end}` });
const longTitle = 'Trust, counsel and the long conversation about the common good in a time without patience';

describeInBrowser('the changes of a programme', () => {
  test('are asked about before, and listed after the release', async () => {
    const staff = await openStaffPage(undefined, phone);
    const days = { startDate: '2031-03-12T09:00', endDate: '2031-03-13T17:00', timezone: 'Asia/Kuala_Lumpur' };
    const conference = await createConference(staff, `Changing ${Date.now()}`, days);
    const { id, title } = conference;
    const path = `/conferences/${conference.slug}`;
    const morning = { location: 'Hall A', ...at('10:00', '11:00') };
    const opening = await createSession(staff, conference, longTitle, morning);
    await createSession(staff, conference, 'مجلس مفتوح', { location: 'القاعة', ...at('11:00', '12:00') });

    await staff.goto(`${managerPath}/${id}/release`);
    await staff.getByText('2 sessions without speakers').press('Enter');
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
    const moved = { title: longTitle, location: 'Hall B', ...at('14:30', '15:30') };
    await write(staff, 'put', `${writePaths.sessions}/${opening.id}`, moved);
    await createSession(staff, conference, 'Tea', { sessionType: 'break', ...at('16:00', '16:30') });

    await openWhenTextIsPublic(visitor, `${path}/changes`, 'Hall B');
    await expectAccessibleOnAllScreens(visitor);
    expect(await readText(changesFeedPath(id))).toContain('Time: Wed 12 Mar, 10:00–11:00 → 14:30–15:30');
    await visitor.getByRole('link', { name: longTitle }).press('Enter');
    await waitForText(visitor, 'Moved from 10:00 to 14:30, room changed');
    await expectAccessible(visitor);
    await openWhenTextIsPublic(visitor, path, 'Moved from 10:00 to 14:30, room changed');
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: 'Changes to the program' }).press('Enter');
    await levelOne(visitor, 'Changes to the program').waitFor();
  });
});
