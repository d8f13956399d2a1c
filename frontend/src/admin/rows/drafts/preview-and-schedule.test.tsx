import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  fakeDrafts,
  partnerId as id,
  input,
  partnerName as name,
  openDraftForm,
  scheduled,
} from '../../../testing/draft-form';
import { failure } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';

beforeEach(() => window.localStorage.clear());

test('a preview follows the typing, shows what is wrong, and ends with its panel', async () => {
  const { user, choose, press, type, sent, nameField } = await openDraftForm({
    stored: null,
    responses: {
      'POST /api/cms/previews': { previewId: 'p1', token: 'secret', expiresAt: '2031-03-12T08:00:00.000Z' },
      'PUT /api/cms/previews/p1': '',
      'DELETE /api/cms/previews/p1': '',
      [`/api/cms/previews/partners/${id}`]: [],
    },
  });
  // jsdom cannot reload a frame and reports the attempt as an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await choose('Preview');
  const frame = await screen.findByTitle('The page with the values of the form');
  expect(frame).toHaveAttribute('src', '/?preview=cms.secret');
  await type('Typed');
  await waitFor(() =>
    expect(sent().at(-1)).toEqual(['PUT', '/api/cms/previews/p1', { input: { ...input, name: 'Typed' } }, undefined]),
  );
  await user.clear(nameField());
  expect(await screen.findByText('Name: Name is required')).toBeVisible();
  await press('Close preview');
  expect(screen.queryByTitle('The page with the values of the form')).toBeNull();
  expect(sent().at(-1)?.slice(0, 2)).toEqual(['DELETE', '/api/cms/previews/p1']);
});

test('the preview of a row with a draft shows the draft and says so', async () => {
  const { choose, press, sent } = await openDraftForm({
    responses: {
      'POST /api/cms/previews': { previewId: 'p1', token: 'secret', expiresAt: '2031-03-12T08:00:00.000Z' },
      'PUT /api/cms/previews/p1': '',
      [`/api/cms/previews/partners/${id}`]: [],
    },
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await screen.findByText(/^You are editing the draft/);
  await choose('Preview');
  expect(await screen.findByText('Shows the draft, with what you type.')).toBeVisible();
  await waitFor(() => expect(sent()[0]?.[2]).toMatchObject({ input: { name: 'Academy' } }));
  await press('Back to the live version');
  expect(await screen.findByText('Shows the live version, with what you type. A link shows the draft.')).toBeVisible();
  await waitFor(() => expect(sent().at(-1)?.[2]).toMatchObject({ input: { name } }));
});

test('a draft is scheduled in a zone that is named; a wrong time is explained at its field', async () => {
  const schedulePath = `/api/cms/schedule/partners/${id}`;
  let isPast = true;
  const { user, choose, sent } = await openDraftForm({
    schedule: [scheduled],
    responses: {
      [`POST ${schedulePath}`]: () =>
        isPast
          ? failure(400, { message: 'Invalid', fields: { at: 'This time is in the past' }, requestId: '1' })
          : scheduled,
      'DELETE /api/cms/schedule/s1': '',
    },
  });
  await choose('Schedule');
  const dialog = await screen.findByRole('dialog', { name: `Schedule: ${name}` });
  const time = within(dialog).getByLabelText('Date and time');
  expect(time).toHaveAccessibleDescription(expect.stringMatching(/^In /));
  fireEvent.change(time, { target: { value: '2020-01-01T09:00' } });
  await user.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  expect(await within(dialog).findByText('This time is in the past')).toBeVisible();
  isPast = false;
  fireEvent.change(time, { target: { value: '2031-03-12T09:00' } });
  await user.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Scheduled', { selector: 'p, div' })).toBeVisible();
  expect(sent().at(-1)?.[2]).toMatchObject({ action: 'publish-draft', at: '2031-03-12T09:00' });
  await user.click(within(dialog).getByRole('button', { name: /^Cancel/ }));
  expect(await screen.findByText('Canceled')).toBeVisible();
});

const optionsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('what is published is not offered for publishing, unless it is hidden before', async () => {
  const { choose } = await openDraftForm({ schedule: [] });
  await choose('Schedule');
  const dialog = await screen.findByRole('dialog', { name: `Schedule: ${name}` });
  expect(optionsOf(dialog)).toEqual(['Publish the draft', 'Hide']);
});

test('what is hidden at a time can be published later, at one of the usual times', async () => {
  const { choose, user } = await openDraftForm({ schedule: [scheduled] });
  await choose('Schedule');
  const dialog = await screen.findByRole('dialog', { name: `Schedule: ${name}` });
  await waitFor(() => expect(optionsOf(dialog)).toEqual(['Publish the draft', 'Publish', 'Hide']));
  const time = within(dialog).getByLabelText<HTMLInputElement>('Date and time');
  for (const button of within(dialog).getAllByRole('button', { name: /^(Tomorrow|Monday) 09:00$/ })) {
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(Date.parse(time.value) - Date.now()).toBeLessThan(9 * 86_400_000);
    if (/Monday/.test(button.textContent ?? '')) expect(new Date(time.value).getDay()).toBe(1);
    expect(time.value).toMatch(/T09:00$/);
  }
});

test('the overview shows what is due, and what failed with its reason', async () => {
  fakeDrafts({ schedule: [scheduled, { ...scheduled, scheduleId: 's2', error: 'Omar changed this.' }] });
  openAdmin('/admin');
  const due = await screen.findByRole('region', { name: 'Due' });
  expect(within(due).getByText(/Failed: Omar changed this\./)).toBeVisible();
  expect(within(due).getAllByRole('link', { name: 'Partners' })[0]).toHaveAttribute('href', '/admin/partners');
});
