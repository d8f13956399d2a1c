import { screen, within } from '@testing-library/react';
import { type Call, failure, fakeGateway, pending, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aFeedSource, anAdminFeedItem, signedIn } from '../../../testing/staff-samples';

const consent = anAdminFeedItem();
const reason = anAdminFeedItem({ id: '00000000-0000-4000-8000-000000000002', title: 'Reason and revelation' });
const path = `/api/feeds/items/${consent.id}`;
const world = (changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn,
  '/api/feeds/sources': [aFeedSource()],
  '/api/feeds/items/research': [consent, reason],
  ...changes,
});

/** jsdom has no layout, so nothing ever intersects the viewport. */
class Unseen {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: Unseen });

beforeEach(() => window.localStorage.clear());

const rowOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;
const press = (name: string) => screen.findByRole('button', { name });

test('items show their date, their flags and their public link', async () => {
  const flagged = { ...reason, isHidden: true, isPinned: true, titleOverride: 'Reason' };
  fakeGateway(world({ '/api/feeds/items/research': [consent, flagged] }));
  openAdmin('/admin/feeds');
  const plain = await rowOf('Consent of the governed');
  expect(plain).toHaveTextContent('12 March 2026');
  expect(within(plain).getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    '/research?q=Consent+of+the+governed',
  );
  expect(within(plain).getByRole('link', { name: /^Original/ })).toHaveAttribute('href', consent.link);
  const row = await rowOf('Reason');
  for (const flag of ['Pinned', 'Hidden', 'Corrected']) expect(within(row).getByText(flag)).toBeVisible();
  expect(row).toHaveTextContent('The source says: Reason and revelation');
  expect(within(row).queryByRole('link', { name: /^View/ })).toBeNull();
});

test('an item is hidden with one click and shown again with Undo', async () => {
  const response = ({ body }: Call) => ({ ...consent, ...(body as object), version: consent.version + 1 });
  const calls = fakeGateway(world({ [`PUT ${path}`]: response, 'POST /api/feeds/changes/change-1/undo': '' }));
  const { user } = openAdmin('/admin/feeds');
  await user.click(await press('Hide Consent of the governed'));
  expect(await screen.findByText('Publication is hidden from visitors')).toBeVisible();
  expect(within(await rowOf('Consent of the governed')).getByText('Hidden')).toBeVisible();
  await user.click(await press('Undo'));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await press('Hide Consent of the governed')).toBeVisible();
  const texts = { titleOverride: '', descriptionOverride: '', isPinned: false };
  expect(writeCalls(calls)).toMatchObject([
    { path, body: { ...texts, isHidden: true }, headers: { 'If-Match': '"3"' } },
    { path: '/api/feeds/changes/change-1/undo' },
  ]);
});

test('pinning an item keeps its overridden texts', async () => {
  const corrected = { ...consent, titleOverride: 'Consent' };
  const response = ({ body }: Call) => ({ ...corrected, ...(body as object), version: 4 });
  const calls = fakeGateway(world({ '/api/feeds/items/research': [corrected], [`PUT ${path}`]: response }));
  const { user } = openAdmin('/admin/feeds');
  await user.click(await press('Pin Consent'));
  expect(await screen.findByText('Publication is pinned: it comes first')).toBeVisible();
  expect(await press('Unpin Consent')).toHaveFocus();
  expect(writeCalls(calls)).toMatchObject([{ body: { titleOverride: 'Consent', isPinned: true } }]);
});

test('a stale flag change names who saved first', async () => {
  const problem = { message: 'Stale', requestId: '1', changed: { by: 'yusuf@example.org', at: consent.updatedAt } };
  fakeGateway(world({ [`PUT ${path}`]: failure(409, problem) }));
  const { user } = openAdmin('/admin/feeds');
  await user.click(await press('Hide Consent of the governed'));
  expect(await screen.findByText('Failed to update publication')).toBeVisible();
  expect(screen.getByText(/^yusuf@example.org changed it on 12 March 2026/)).toBeVisible();
});

test("title and description are edited beside the source's texts", async () => {
  const calls = fakeGateway(world({ [`PUT ${path}`]: { ...consent, version: 4 } }));
  const { user } = openAdmin('/admin/feeds');
  await user.click(await press('Edit Consent of the governed'));
  const dialog = screen.getByRole('dialog', { name: 'Edit publication' });
  expect(within(dialog).getByText('Consent of the governed', { selector: 'q' })).toBeVisible();
  expect(within(dialog).getByText('On contracts of investiture.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Title shown on the site/ }), 'On consent');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Pin it' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Publication updated successfully')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const body = { titleOverride: 'On consent', descriptionOverride: '', isHidden: false, isPinned: true };
  expect(writeCalls(calls)).toMatchObject([{ path, body, headers: { 'If-Match': '"3"' } }]);
});

test('a stale save shows the conflict and keeps the input', async () => {
  const serverVersion = { ...consent, titleOverride: 'Theirs', version: 4, updatedBy: 'yusuf@example.org' };
  const problem = {
    message: 'Stale',
    requestId: '1',
    changed: { by: serverVersion.updatedBy, at: serverVersion.updatedAt },
  };
  const lists = [[consent]];
  const puts = [failure(409, problem)];
  const calls = fakeGateway(
    world({
      '/api/feeds/items/research': () => lists.pop() ?? [serverVersion],
      [`PUT ${path}`]: () => puts.pop() ?? { ...serverVersion, version: 5 },
    }),
  );
  const { user } = openAdmin('/admin/feeds');
  await user.click(await press('Edit Consent of the governed'));
  await user.type(screen.getByRole('textbox', { name: /^Title shown on the site/ }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/yusuf@example.org changed this publication/)).toBeVisible();
  expect(screen.getByText('Mine', { selector: 'dd span' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Publication updated successfully')).toBeVisible();
  expect(writeCalls(calls).at(-1)).toMatchObject({ body: { titleOverride: 'Mine' }, headers: { 'If-Match': '"4"' } });
});

test('unsaved input is offered when the section is opened again', async () => {
  fakeGateway(world());
  const { user } = openAdmin('/admin/feeds');
  await user.click(await press('Edit Reason and revelation'));
  await user.type(screen.getByRole('textbox', { name: /^Title shown on the site/ }), 'Half');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: /^Title shown on the site/ })).toHaveValue('Half');
});

test('each kind has its own URL; only the caption of a photo can be edited', async () => {
  const photo = anAdminFeedItem({ kind: 'instagram', title: 'A courtyard', description: 'A courtyard in Fes.' });
  fakeGateway(world({ '/api/feeds/items/instagram': [photo], '/api/feeds/items/blog': [] }));
  const { user } = openAdmin('/admin/feeds?kind=blog');
  expect(await screen.findByText(/^No blog posts yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Instagram' }));
  await user.click(await press('Edit A courtyard'));
  expect(screen.getByRole('textbox', { name: /^Caption shown on the site/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Title shown on the site/ })).toBeNull();
});

test('a link to an item opens its form, whatever its kind', async () => {
  const post = anAdminFeedItem({ id: '00000000-0000-4000-8000-000000000003', kind: 'blog', title: 'A post' });
  fakeGateway(world({ '/api/feeds/items/blog': [post] }));
  openAdmin(`/admin/feeds?edit=${post.id}`);
  expect(await screen.findByRole('dialog', { name: /^Edit / })).toBeVisible();
  expect(window.location.search).toBe('?kind=blog');
});

test('2,000 items are searched by words and flags, and rendered progressively', async () => {
  const many = Array.from({ length: 2_000 }, (_, place) =>
    anAdminFeedItem({ id: `item-${place}`, title: `Paper ${place}`, isHidden: place === 7 }),
  );
  fakeGateway(world({ '/api/feeds/items/research': many }));
  const { user } = openAdmin('/admin/feeds');
  expect(await screen.findByText('2000 publications')).toBeVisible();
  expect(document.querySelectorAll('.row')).toHaveLength(60);
  await user.type(screen.getByRole('searchbox'), 'paper 1999');
  expect(await screen.findByText('1 publication')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'hidden');
  expect(await rowOf('Paper 7')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), ' none');
  expect(await screen.findByText(/No publication contains/)).toBeVisible();
});

test('loading items and a failed load are announced', async () => {
  fakeGateway(world({ '/api/feeds/items/research': pending }));
  openAdmin('/admin/feeds');
  expect(await screen.findByText('Loading publications...')).toBeInTheDocument();
});
