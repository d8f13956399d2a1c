import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aContentEntry, signedIn, signedOut } from '../../../../testing/staff-samples';
import { storeInput } from '../../../shell/unsaved-input';

const path = '/api/cms/content';
const title = aContentEntry();
const base = { '/api/auth/session': signedIn, [path]: [title], [`${path}/deleted`]: [] };

beforeEach(() => window.localStorage.clear());

async function openContent() {
  const opened = openAdmin('/admin/content');
  await screen.findByRole('button', { name: 'Edit hero.title' });
  return opened;
}

async function edit(user: Awaited<ReturnType<typeof openContent>>['user'], key: string, text: string) {
  await user.click(screen.getByRole('button', { name: `Edit ${key}` }));
  if (key === 'about.content') await user.click(await screen.findByRole('button', { name: 'HTML' }));
  const field = screen.getByRole('textbox', { name: 'Content' });
  await user.clear(field);
  await user.type(field, text);
}

test('texts are grouped by page, long ones as a preview, with defaults where none is saved', async () => {
  fakeGateway({ ...base, [path]: [title, aContentEntry({ key: 'events.note', content: 'x'.repeat(101) })] });
  await openContent();
  const events = screen.getByRole('region', { name: 'Events' });
  expect(within(events).getByText(`${'x'.repeat(100)}...`)).toBeVisible();
  const home = screen.getByRole('region', { name: 'Home page, top' });
  expect(within(home).getByText('Liberty and learning')).toBeVisible();
  expect(within(home).getByRole('row', { name: /hero.subtitle/ })).toHaveTextContent('Default');
  expect(within(home).queryByRole('button', { name: 'Delete hero.subtitle' })).toBeNull();
});

test('a text with an empty default tells what is shown instead, in the list and at its field', async () => {
  fakeGateway(base);
  const { user } = await openContent();
  expect(screen.getByRole('row', { name: /impact.years/ })).toHaveTextContent('Counted from 2011');
  expect(screen.getByRole('row', { name: /podcast.apple_url/ })).toHaveTextContent('No link is shown');
  await user.click(screen.getByRole('button', { name: 'Edit impact.years' }));
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveAccessibleDescription(
    'Counted from 2011 while this is empty.',
  );
});

test('the filter finds keys and texts', async () => {
  fakeGateway(base);
  const { user } = await openContent();
  await user.type(screen.getByRole('searchbox'), 'LIBERTY');
  expect(screen.getByText('1 text')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'nowhere');
  expect(screen.getByText('No texts match “LIBERTYnowhere”.')).toBeVisible();
});

test('an edit is sent with the version it is based on', async () => {
  const calls = fakeGateway({ ...base, [`POST ${path}`]: title });
  const { user } = await openContent();
  await edit(user, 'hero.title', 'A new title');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Content saved successfully')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writeCalls(calls)).toMatchObject([
    { body: { key: 'hero.title', type: 'text', content: 'A new title' }, headers: { 'If-Match': '"3"' } },
  ]);
});

test('content is added only under a key that is well formed and not taken', async () => {
  const taken = { message: 'Taken', fields: { key: 'An entry with this key exists already' }, requestId: '1' };
  const calls = fakeGateway({ ...base, [`POST ${path}`]: failure(409, taken) });
  const { user } = await openContent();
  await user.click(screen.getByRole('button', { name: 'Add content' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Key' }), 'Hero Title');
  await user.type(screen.getByRole('textbox', { name: 'Content' }), 'Words');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Write the page, a dot and a name in lower case, like hero.title')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Key' })).toHaveFocus();
  expect(writeCalls(calls)).toEqual([]);

  await user.clear(screen.getByRole('textbox', { name: 'Key' }));
  await user.type(screen.getByRole('textbox', { name: 'Key' }), 'hero.title');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('An entry with this key exists already')).toBeVisible();
  expect(screen.getByText('Failed to save content')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ headers: { 'If-None-Match': '*' } }]);
});

test('a stale save shows who saved first and keeps both versions until one is chosen', async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T09:30:00.000Z' };
  const serverVersion = aContentEntry({
    content: 'Their title',
    version: 4,
    updatedBy: changed.by,
    updatedAt: changed.at,
  });
  let isStale = false;
  const calls = fakeGateway({
    ...base,
    [path]: () => [isStale ? serverVersion : title],
    [`POST ${path}`]: ({ headers }: { headers: Record<string, string> }) => {
      isStale = true;
      return headers['If-Match'] === '"4"'
        ? serverVersion
        : failure(409, { message: 'Stale', changed, requestId: '1' });
    },
  });
  const { user } = await openContent();
  await edit(user, 'hero.title', 'My title');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/yusuf@example.org changed this content on 12 March 2026/)).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByText('Their title')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('My title');

  await user.click(screen.getByRole('button', { name: 'Load their version' }));
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('Their title');
  await user.type(screen.getByRole('textbox', { name: 'Content' }), ', corrected');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content saved successfully')).toBeVisible();
  expect(writeCalls(calls).at(-1)).toMatchObject({ body: { content: 'Their title, corrected' } });
});

test('Keep mine overwrites the version that was shown', async () => {
  const changed = { by: 'yusuf@example.org', at: '2026-03-12T09:30:00.000Z' };
  const calls = fakeGateway({
    ...base,
    [path]: () => [writeCalls(calls).length > 0 ? aContentEntry({ version: 4, updatedBy: changed.by }) : title],
    [`POST ${path}`]: ({ headers }: { headers: Record<string, string> }) =>
      headers['If-Match'] === '"4"' ? title : failure(409, { message: 'Stale', changed, requestId: '1' }),
  });
  const { user } = await openContent();
  await edit(user, 'hero.title', 'My title');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Content saved successfully')).toBeVisible();
  expect(writeCalls(calls).map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"4"']);
  expect(writeCalls(calls).at(-1)?.body).toMatchObject({ content: 'My title' });
});

test('Keep mine restores a text that another user has deleted', async () => {
  const deleted = aContentEntry({ updatedBy: 'yusuf@example.org', deletedAt: '2026-03-12T09:30:00.000Z', version: 4 });
  let isDeleted = true;
  const calls = fakeGateway({
    ...base,
    [path]: () => (writeCalls(calls).length > 0 && isDeleted ? [] : [title]),
    [`${path}/deleted`]: [deleted],
    [`POST ${path}`]: () => (isDeleted ? failure(404, { message: 'Gone', requestId: '1' }) : title),
    [`POST ${path}/hero.title/restore`]: () => {
      isDeleted = false;
      return aContentEntry({ version: 5 });
    },
  });
  const { user } = await openContent();
  await edit(user, 'hero.title', 'My title');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/yusuf@example.org deleted this content on 12 March 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Content saved successfully')).toBeVisible();
  expect(writeCalls(calls).at(-1)).toMatchObject({ body: { content: 'My title' }, headers: { 'If-Match': '"5"' } });
});

test('a deletion is confirmed and can be undone', async () => {
  const calls = fakeGateway({
    ...base,
    [`DELETE ${path}/hero.title`]: '',
    'POST /api/cms/changes/change-1/undo': '',
  });
  const { user } = await openContent();
  await user.click(screen.getByRole('button', { name: 'Delete hero.title' }));
  const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this content?' });
  await user.click(within(question).getByRole('button', { name: 'Delete hero.title' }));
  expect(await screen.findByText('Content deleted successfully')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(writeCalls(calls).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

test('unsaved input survives the end of the session', async () => {
  let isSignedIn = true;
  fakeGateway({
    ...base,
    '/api/auth/session': () => (isSignedIn ? signedIn() : signedOut),
    [`POST ${path}`]: failure(401, { message: 'Please sign in.', requestId: '1' }),
  });
  const { user, currentPath } = await openContent();
  await edit(user, 'hero.title', 'Almost lost');
  isSignedIn = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();

  isSignedIn = true;
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'signed-in' }, origin: window.location.origin }));
  await user.click(await screen.findByRole('button', { name: 'Continue: hero.title' }));
  expect(currentPath()).toBe('/admin/content');
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('Almost lost');
});

test('leaving unsaved input is confirmed', async () => {
  fakeGateway(base);
  const { user } = await openContent();
  await edit(user, 'hero.title', 'Half a title');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('Half a title');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Unsaved changes were kept.')).toBeNull();
});

test('offered input stays stored until it is restored or discarded', async () => {
  fakeGateway(base);
  const values = { key: 'hero.title', type: 'text', content: 'Almost lost' };
  storeInput('1', 'content/hero.title', 'earlier', { values, typedAt: new Date().toISOString() });
  const { user } = await openContent();
  await user.click(screen.getByRole('button', { name: 'Edit hero.title' }));
  await user.type(screen.getByRole('textbox', { name: 'Content' }), 's{Backspace}');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continue: hero.title' }));
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('Almost lost');
});

test('the HTML preview matches the page, without scripts', async () => {
  fakeGateway({
    ...base,
    [path]: [title, aContentEntry({ key: 'about.content', type: 'textarea', content: '<p>Hello</p>' })],
  });
  const { user } = await openContent();
  await edit(user, 'about.content', '<h2>Aims</h2><img src=x onerror=alert(1)>');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).getByRole('heading', { name: 'Aims' })).toBeVisible();
  expect(preview.innerHTML).not.toContain('onerror');
});

test('a text without HTML becomes paragraphs', async () => {
  const about = aContentEntry({ key: 'about.content', type: 'textarea', content: '<p>Hello</p>' });
  const calls = fakeGateway({ ...base, [path]: [title, about], [`POST ${path}`]: about });
  const { user } = await openContent();
  await edit(user, 'about.content', 'Who we are.{Enter}{Enter}What we do.');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).getByText('What we do.').tagName).toBe('P');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content saved successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { content: '<p>Who we are.</p>\n<p>What we do.</p>' } }]);
});
