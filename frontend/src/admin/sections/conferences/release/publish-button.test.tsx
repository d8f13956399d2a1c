import { screen } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const path = '/api/conferences';
const conference = aListedConference({ title: 'Faith and self-government' });

test.each([
  ['published', 'draft', 'Unpublish', 'It is a draft now. Visitors cannot see it.'],
  ['draft', 'published', 'Publish', 'Visitors can now see its page.'],
  ['archived', 'published', 'Publish', 'Visitors can now see its page.'],
])('a conference that was %s and is %s is reverted by Undo', async (before, after, button, outcome) => {
  let status = before;
  const calls = fakeGateway({
    '/api/auth/session': signedIn(),
    [path]: () => [{ ...conference, status }],
    [`PUT ${path}/${conference.id}/status`]: ({ body }: { body: { status: string } }) => {
      status = body.status;
      return { ...conference, status, version: 4 };
    },
    'POST /api/conferences/changes/change-1/undo': () => {
      status = before;
      return '';
    },
  });
  const { user } = openAdmin('/admin/conference-management');
  const name = `${button} Faith and self-government`;
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(outcome)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(writeCalls(calls)[0]).toMatchObject({ body: { status: after }, headers: { 'If-Match': '"3"' } });
});

test('publishing asks once when something is open, and never when it is complete', async () => {
  const items = [
    { kind: 'missing-speakers', count: 4, places: [] },
    { kind: 'empty-day', count: 1, places: [] },
  ];
  const calls = fakeGateway({
    '/api/auth/session': signedIn(),
    [path]: [{ ...conference, status: 'draft' }],
    [`${path}/${conference.id}/checklist`]: items,
    [`PUT ${path}/${conference.id}/status`]: { ...conference, status: 'published', version: 4 },
  });
  const { user } = openAdmin('/admin/conference-management');
  const publish = await screen.findByRole('button', { name: 'Publish Faith and self-government' });
  await user.click(publish);
  const question = await screen.findByRole('dialog', { name: '2 things are open in the program' });
  expect(question).toHaveTextContent('4 sessions without speakers and 1 day without sessions.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(writeCalls(calls)).toEqual([]);
  // A second click within 600 ms would count as a double click.
  await new Promise((resolve) => setTimeout(resolve, 700));
  await user.click(publish);
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText('Visitors can now see its page.')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { status: 'published' } }]);
});
