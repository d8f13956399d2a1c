import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const path = '/api/conferences';
const saved = aListedConference({ venue: 'House of Wisdom', tags: ['law'], registrationRequired: true });
const base = { '/api/auth/session': signedIn, [path]: [saved], [`${path}/deleted`]: [] };

beforeEach(() => window.localStorage.clear());

async function openSection() {
  const opened = openAdmin('/admin/conferences');
  await screen.findByText('Add conference');
  await waitFor(() => expect(screen.queryByText('Loading conferences...')).toBeNull());
  return opened;
}
class IdleIntersectionObserver {
  observe() {}
  disconnect() {}
}
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp | string, value: string) => fireEvent.input(field(label), { target: { value } });
const save = () => screen.getByText('Save', { selector: 'button' });

test('conferences are listed with dates, location and status, and link to the conference management', async () => {
  fakeGateway({ ...base, [path]: [{ ...saved, city: 'Kuala Lumpur', country: 'Malaysia' }] });
  await openSection();
  const row = screen.getByRole('row', { name: /Faith and self-government/ });
  expect(row).toHaveTextContent('12–14 December 2026');
  expect(row).toHaveTextContent('Kuala Lumpur, Malaysia');
  expect(row).toHaveTextContent('Published');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Conference Management' })).toHaveAttribute(
    'href',
    '/admin/conference-management',
  );
  const menu = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Conferences');
});

test('a very long list of conferences is rendered progressively and searched completely', async () => {
  Object.assign(globalThis, { IntersectionObserver: IdleIntersectionObserver });
  const many = Array.from({ length: 150 }, (_, n) => aListedConference({ displayOrder: n, title: `Meeting ${n}` }));
  fakeGateway({ ...base, [path]: many });
  const { user } = await openSection();
  const renderedCount = () => screen.getAllByText(/^Meeting \d+$/, { selector: 'th > span' }).length;
  await screen.findByText('150 conferences');
  expect(renderedCount()).toBe(60);
  await user.click(screen.getByRole('button', { name: 'Show more (90)' }));
  expect(renderedCount()).toBe(120);
  fill('Search conferences', 'meeting 149');
  await screen.findByText('1 conference');
  expect(renderedCount()).toBe(1);
});

test('a conference with title and dates can be added and is published by default', async () => {
  const calls = fakeGateway({ ...base, [`POST ${path}`]: saved });
  await openSection();
  fireEvent.click(screen.getByText('Add conference'));
  expect(field(/^Status/)).toHaveValue('published');
  fill(/^Conference title/, 'Women’s rights: then & now');
  fill(/^Start date/, '2026-03-12T09:00');
  expect(save()).toBeDisabled();
  fill(/^End date/, '2026-03-13T17:00');
  expect(save()).toBeEnabled();
  fireEvent.click(save());
  expect(await screen.findByText('Conference saved successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    {
      body: {
        title: 'Women’s rights: then & now',
        slug: 'women-s-rights-then-now',
        status: 'published',
        conferenceType: 'academic',
        startDate: '2026-03-12T09:00:00.000Z',
        timezone: 'UTC',
      },
    },
  ]);
});

test('an edit sends the complete conference, on the loaded version', async () => {
  const calls = fakeGateway({ ...base, [`PUT ${path}/${saved.id}`]: saved });
  await openSection();
  fireEvent.click(screen.getByText('Edit'));
  fill(/^Conference title/, 'Another title');
  fireEvent.click(save());
  expect(await screen.findByText('Conference updated successfully')).toBeVisible();
  const { id, version, updatedAt, updatedBy, deletedAt, releasedAt, counts, ...allFields } = saved;
  expect(writeCalls(calls)).toMatchObject([
    { body: { ...allFields, title: 'Another title' }, headers: { 'If-Match': '"3"' } },
  ]);
});

test("loading the server's version also takes over values without a field", async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T09:30:00.000Z' };
  const serverVersion = { ...saved, venue: 'Another house', version: 4, updatedBy: changed.by, updatedAt: changed.at };
  const calls = fakeGateway({
    ...base,
    [path]: () => [writeCalls(calls).length > 0 ? serverVersion : saved],
    [`PUT ${path}/${saved.id}`]: ({ headers }: { headers: Record<string, string> }) =>
      headers['If-Match'] === '"4"' ? serverVersion : failure(409, { message: 'Stale', changed, requestId: '1' }),
  });
  await openSection();
  fireEvent.click(screen.getByText('Edit'));
  fill(/^City/, 'Fes');
  fireEvent.click(save());
  fireEvent.click(await screen.findByText('Load their version'));
  fill(/^Country/, 'Morocco');
  fireEvent.click(save());
  await waitFor(() =>
    expect(writeCalls(calls).at(-1)?.body).toMatchObject({ venue: 'Another house', country: 'Morocco' }),
  );
});

test.each([
  ['POST', path, 'Failed to create conference'],
  ['PUT', `${path}/${saved.id}`, 'Failed to update conference'],
])('a failed %s shows an error', async (method, address, message) => {
  fakeGateway({ ...base, [`${method} ${address}`]: failure(500) });
  await openSection();
  fireEvent.click(screen.getByText(method === 'POST' ? 'Add conference' : 'Edit'));
  fill(/^Conference title/, 'A title');
  fill(/^Start date/, '2026-03-12T09:00');
  fill(/^End date/, '2026-03-13T17:00');
  fireEvent.click(save());
  expect(await screen.findByText(message)).toBeVisible();
});

test('the delete button truncates a long title', async () => {
  const title = 'Conscience and the common good in the courts, the markets and the schools of three continents';
  fakeGateway({ ...base, [path]: [{ ...saved, title }] });
  const { user } = await openSection();
  await user.click(screen.getByRole('button', { name: `Delete ${title}` }));
  const question = screen.getByRole('dialog');
  expect(within(question).getByRole('button', { name: /^Delete/ })).toHaveTextContent(
    'Delete Conscience and the common good in the courts, the markets…',
  );
});

test('a deletion is confirmed and its result is shown', async () => {
  let response: unknown = failure(500);
  fakeGateway({ ...base, [`DELETE ${path}/${saved.id}`]: () => response });
  const { user } = await openSection();
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'Delete Faith and self-government' }));
    const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this conference?' });
    await user.click(within(question).getByRole('button', { name: 'Delete Faith and self-government' }));
  };
  await remove();
  expect(await screen.findByText('Failed to delete conference')).toBeVisible();
  response = '';
  await remove();
  expect(await screen.findByText('Conference deleted successfully')).toBeVisible();
});

test('the short form marks only what is optional and leads to all fields', async () => {
  fakeGateway(base);
  const { user, currentPath } = openAdmin('/admin/conferences');
  await user.click((await screen.findAllByRole('button', { name: /^Edit / }))[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Slug (optional)')).toBeVisible();
  expect(document.querySelector('.dialog [data-required]')).toBeNull();
  await user.click(dialog.getByRole('link', { name: 'All fields…' }));
  await waitFor(() => expect(currentPath()).toMatch(/^\/admin\/conference-management\/.+\/edit$/));
});
