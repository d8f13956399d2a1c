import { fireEvent, screen } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../testing/fake-gateway';
import { openAdmin } from '../../testing/open-admin';
import { aTimelineEvent, signedIn } from '../../testing/staff-samples';

const path = '/api/cms/timeline';
const event = aTimelineEvent({ title: 'x'.repeat(290) });
const gateway = { '/api/auth/session': signedIn, [path]: [event], [`${path}/deleted`]: [] };

beforeEach(() => window.localStorage.clear());

async function openTitle() {
  const { user } = openAdmin('/admin/timeline');
  await user.click(await screen.findByRole('button', { name: /^Edit 2011/ }));
  const field = screen.getByRole('textbox', { name: 'Title' });
  return { user, field, type: (length: number) => fireEvent.input(field, { target: { value: 'x'.repeat(length) } }) };
}

test('near its maximum length a title shows how many characters are left or too many', async () => {
  fakeGateway(gateway);
  const { type } = await openTitle();
  expect(screen.getByText('10 characters left')).toHaveAttribute('role', 'status');
  type(299);
  expect(screen.getByText('1 character left')).toBeVisible();
  type(300);
  expect(screen.getByText('0 characters left')).toBeVisible();
  type(312);
  expect(screen.getByText('12 characters too many')).toBeVisible();
  type(270);
  expect(screen.getByText('30 characters left')).toBeVisible();
  type(269);
  expect(screen.queryByText(/characters (left|too many)/)).toBeNull();
});

test('white space around a title is not counted, and a title that is too long shows an error', async () => {
  const calls = fakeGateway(gateway);
  const { user, field, type } = await openTitle();
  fireEvent.input(field, { target: { value: `  ${'x'.repeat(288)}  ` } });
  expect(screen.getByText('12 characters left')).toBeVisible();
  type(301);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title has at most 300 characters')).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
});
