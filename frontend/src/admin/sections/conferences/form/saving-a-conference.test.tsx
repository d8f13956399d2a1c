import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  conferenceFormResponses,
  conferenceManagementPath,
  conferencesPath,
  field,
  fill,
  fillRequired,
  openNewConference,
  openSavedConference,
  press,
  savedConference,
} from '../../../../testing/conference-form';
import { failure, fakeGateway, pending, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';

beforeEach(() => window.localStorage.clear());

test('buttons are disabled while saving', async () => {
  fakeGateway({ ...conferenceFormResponses, [`POST ${conferencesPath}`]: pending });
  await openNewConference();
  fillRequired();
  await press('Create Conference');
  expect(await screen.findByText('Saving...')).toBeDisabled();
  expect(screen.getByText('Cancel')).toBeDisabled();
});

test('a failed creation shows an error and keeps the input', async () => {
  fakeGateway({ ...conferenceFormResponses, [`POST ${conferencesPath}`]: failure(500) });
  await openNewConference();
  fillRequired();
  await press('Create Conference');
  expect(await screen.findByText('Failed to create conference')).toBeVisible();
  expect(field(/^Conference title/)).toHaveValue('Faith & Reason: a dialogue');
});

test('a slug that is taken shows an error at its field', async () => {
  const taken = { message: 'Not valid', fields: { slug: 'Another conference has this address' }, requestId: '1' };
  fakeGateway({ ...conferenceFormResponses, [`POST ${conferencesPath}`]: failure(400, taken) });
  await openNewConference();
  fillRequired();
  await press('Create Conference');
  expect(await screen.findByText('Another conference has this address')).toBeVisible();
  expect(field(/^Slug/)).toHaveFocus();
});

test('Cancel confirms before the input is discarded, and the form is reset', async () => {
  fakeGateway(conferenceFormResponses);
  const { user, currentPath } = await openNewConference();
  fill(/^Conference title/, 'Half a title');
  await press('Cancel');
  await user.click(await screen.findByText('Keep editing'));
  expect(currentPath()).toBe(`${conferenceManagementPath}/create`);
  await press('Cancel');
  await user.click(await screen.findByText('Discard changes'));
  await user.click(await screen.findByRole('button', { name: 'New Conference' }));
  expect(await screen.findByLabelText(/^Conference title/)).toHaveValue('');
  expect(screen.queryByText('Restore it')).toBeNull();
});

test('unsaved input including the slug is restored with one click', async () => {
  fakeGateway(conferenceFormResponses);
  await openNewConference();
  fill(/^Conference title/, 'Almost lost');
  openAdmin(conferenceManagementPath);
  const [continueButton] = await screen.findAllByText('Continue: new conference');
  fireEvent.click(continueButton as HTMLElement);
  await waitFor(() => expect(screen.getAllByLabelText(/^Conference title/)).toHaveLength(2));
  const titles = screen.getAllByLabelText<HTMLInputElement>(/^Conference title/);
  expect(titles.map(({ value }) => value)).toEqual(['Almost lost', 'Almost lost']);
  const slugs = screen.getAllByLabelText<HTMLInputElement>(/^Slug/);
  expect(slugs.map(({ value }) => value)).toEqual(['almost-lost', 'almost-lost']);
});

test('a stale save shows who saved first and offers both versions', async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T09:30:00.000Z' };
  const serverVersion = {
    ...savedConference,
    title: 'Their title',
    version: 4,
    updatedBy: changed.by,
    updatedAt: changed.at,
  };
  const calls = fakeGateway({
    ...conferenceFormResponses,
    [conferencesPath]: () => [writeCalls(calls).length > 0 ? serverVersion : savedConference],
    [`PUT ${conferencesPath}/${savedConference.id}`]: ({ headers }: { headers: Record<string, string> }) =>
      headers['If-Match'] === '"4"' ? serverVersion : failure(409, { message: 'Stale', changed, requestId: '1' }),
  });
  await openSavedConference();
  fill(/^Conference title/, 'My title');
  await press('Update Conference');
  expect(await screen.findByText(/yusuf@example.org changed this conference on 12 March 2026/)).toBeVisible();
  expect(screen.getByText(/^You both changed Conference title\. “Keep mine” overwrites/)).toBeVisible();
  const title = screen.getByText('Conference title', { selector: 'dt' }).closest('div');
  expect(title).toHaveTextContent('Conference titleTheirs Their titleYours My title');
  await press('Load their version');
  expect(field(/^Conference title/)).toHaveValue('Their title');
  fill(/^Conference title/, 'Both titles');
  await press('Update Conference');
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
  expect(writeCalls(calls).map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"4"']);
});

test('Keep mine keeps fields that only the colleague has changed', async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T09:30:00.000Z' };
  const draft = { ...savedConference, status: 'draft', sponsorshipAvailable: true };
  const serverVersion = {
    ...draft,
    ...{ title: 'Their title', status: 'published', featured: true, sponsorshipAvailable: false, displayOrder: 7 },
    ...{ version: 4, updatedBy: changed.by, updatedAt: changed.at },
  };
  const responses = [failure(409, { message: 'Stale', changed, requestId: '1' }), failure(503)];
  const calls = fakeGateway({
    ...conferenceFormResponses,
    [conferencesPath]: () => [writeCalls(calls).length > 0 ? serverVersion : draft],
    [`PUT ${conferencesPath}/${savedConference.id}`]: () => responses.shift() ?? serverVersion,
  });
  await openSavedConference();
  fill(/^Conference title/, 'My title');
  fireEvent.click(field('Call for papers'));
  await press('Update Conference');
  await screen.findByText(/yusuf@example.org changed this conference/);
  await press('Keep mine');
  const merged = { title: 'My title', callForPapers: true, status: 'published', featured: true, displayOrder: 7 };
  await waitFor(() => expect(writeCalls(calls)).toHaveLength(2));
  expect(writeCalls(calls)[1]).toMatchObject({
    headers: { 'If-Match': '"4"' },
    body: { ...merged, sponsorshipAvailable: false },
  });

  // Nothing was saved yet; the form shows what would be saved.
  await waitFor(() => expect(field('Status')).toHaveValue('published'));
  await press('Update Conference');
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
  expect(writeCalls(calls)[2]).toMatchObject({ headers: { 'If-Match': '"4"' }, body: merged });
});

test('a draft based on an earlier version undoes no later changes', async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T09:30:00.000Z' };
  const saved = { ...savedConference, status: 'draft' };
  const serverVersion = { ...saved, status: 'published', version: 4, updatedBy: changed.by, updatedAt: changed.at };
  let isWritten = false;
  const calls = fakeGateway({
    ...conferenceFormResponses,
    [conferencesPath]: () => [isWritten ? serverVersion : saved],
    [`PUT ${conferencesPath}/${savedConference.id}`]: ({ headers }: { headers: Record<string, string> }) =>
      headers['If-Match'] === '"4"' ? serverVersion : failure(409, { message: 'Stale', changed, requestId: '1' }),
  });
  await openSavedConference();
  fill(/^Conference title/, 'My title');
  isWritten = true;
  cleanup();
  await openSavedConference();
  await press('Restore it');
  await press('Update Conference');
  await screen.findByText(/yusuf@example.org changed this conference/);
  expect(screen.getByText(/^They changed other fields\./)).toBeVisible();
  await press('Keep mine');
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
  expect(writeCalls(calls).at(-1)).toMatchObject({ body: { title: 'My title', status: 'published' } });
});

test('a save whose response was lost is not reported as a conflict', async () => {
  const changed = { by: 'amal@example.org', at: '2026-03-12T09:30:00.000Z' };
  const saved = { ...savedConference, title: 'My title', version: 4, updatedBy: changed.by, updatedAt: changed.at };
  const calls = fakeGateway({
    ...conferenceFormResponses,
    [conferencesPath]: () => [writeCalls(calls).length > 0 ? saved : savedConference],
    [`PUT ${conferencesPath}/${savedConference.id}`]: () =>
      writeCalls(calls).length > 1 ? failure(409, { message: 'Stale', changed, requestId: '1' }) : failure(504),
  });
  await openSavedConference();
  fill(/^Conference title/, 'My title');
  await press('Update Conference');
  expect(await screen.findByText('Failed to update conference')).toBeVisible();
  await press('Update Conference');
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
});

test('a conference deleted by another user can be restored with the input', async () => {
  const deletedConference = {
    ...savedConference,
    updatedBy: 'yusuf@example.org',
    deletedAt: '2026-03-12T09:30:00.000Z',
    version: 4,
  };
  let isDeleted = false;
  const calls = fakeGateway({
    ...conferenceFormResponses,
    [conferencesPath]: () => (isDeleted ? [] : [savedConference]),
    [`${conferencesPath}/deleted`]: () => (isDeleted ? [deletedConference] : []),
    [`PUT ${conferencesPath}/${savedConference.id}`]: () =>
      isDeleted ? failure(404, { message: 'Gone', requestId: '1' }) : savedConference,
    [`POST ${conferencesPath}/${savedConference.id}/restore`]: () => {
      isDeleted = false;
      return { ...savedConference, version: 5 };
    },
  });
  await openSavedConference();
  isDeleted = true;
  fill(/^Conference title/, 'My title');
  await press('Update Conference');
  expect(await screen.findByText(/yusuf@example.org deleted this conference/)).toBeVisible();
  expect(field(/^Conference title/)).toHaveValue('My title');
  await press('Keep mine');
  expect(await screen.findByText('Conference updated successfully!')).toBeVisible();
  expect(writeCalls(calls).at(-1)).toMatchObject({ body: { title: 'My title' }, headers: { 'If-Match': '"5"' } });
});

test('a half-typed date is an error, not an empty date', async () => {
  const calls = fakeGateway(conferenceFormResponses);
  await openNewConference();
  fillRequired();
  // A browser reports badInput and an empty value when only the day has been typed.
  let badInput = true;
  Object.defineProperty(field('Paper deadline'), 'validity', { get: () => ({ badInput }) });
  await press('Create Conference');
  expect(screen.getByText('Enter the full date and time, or clear it')).toBeInTheDocument();
  expect(field('Paper deadline')).toHaveFocus();
  expect(writeCalls(calls)).toEqual([]);

  badInput = false;
  fireEvent.input(field('Paper deadline'));
  await waitFor(() => expect(screen.queryByText('Enter the full date and time, or clear it')).toBeNull());
});
