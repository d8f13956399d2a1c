import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../testing/staff-samples';

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
