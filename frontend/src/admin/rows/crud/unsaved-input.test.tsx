import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { failure, fakeGateway } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aContentEntry, signedIn, signedOut } from '../../../testing/staff-samples';
import { itemsWithInput, storeInput } from '../../shell/unsaved-input';

const path = '/api/cms/content';
const title = aContentEntry();
const base = { '/api/auth/session': signedIn(), [path]: [title], [`POST ${path}`]: title };

const contentField = () => screen.getByRole('textbox', { name: 'Content' });
const editTitle = () => screen.findByRole('button', { name: 'Edit hero.title' });
const continueTitle = () => screen.findByRole('button', { name: 'Continue: hero.title' });

async function typeTitle(text: string) {
  const { user } = openAdmin('/admin/content');
  await user.click(await editTitle());
  await user.clear(contentField());
  await user.type(contentField(), text);
  return user;
}

/** A browser fires storage events in other windows only. */
function dispatchStorageEvent(key: string, newValue: string | null) {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

const inputOf = (content: string, typedAt = new Date().toISOString()) => ({
  values: { key: 'hero.title', type: 'text', content },
  typedAt,
});

beforeEach(() => window.localStorage.clear());

test('one click restores what was typed before the session expired', async () => {
  let isSignedIn = true;
  fakeGateway({
    ...base,
    '/api/auth/session': () => (isSignedIn ? signedIn() : signedOut),
    [`POST ${path}`]: failure(401, { message: 'Please sign in.', requestId: '1' }),
  });
  const user = await typeTitle('Almost lost');
  isSignedIn = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Your session has ended/);
  isSignedIn = true;
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'signed-in' }, origin: window.location.origin }));
  await user.click(await continueTitle());
  expect(contentField()).toHaveValue('Almost lost');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(screen.queryByText('Restore it')).toBeNull();
});

test('unsaved input survives its tab and is deleted when it is saved', async () => {
  fakeGateway(base);
  await typeTitle('Half a title');
  cleanup();
  window.sessionStorage.clear();

  const { user } = openAdmin('/admin/content');
  await user.click(await continueTitle());
  expect(contentField()).toHaveValue('Half a title');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Content saved successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Unsaved changes were kept.')).toBeNull();
  expect(itemsWithInput('1')).toEqual([]);
});

test('unsaved input is not offered to another account in the same browser', async () => {
  fakeGateway(base);
  await typeTitle('Between us');
  cleanup();

  const { user, ...rest } = signedIn();
  fakeGateway({ ...base, '/api/auth/session': { ...rest, user: { ...user, uid: '2' } } });
  const other = openAdmin('/admin/content');
  await other.user.click(await editTitle());
  expect(screen.queryByText('Restore it')).toBeNull();
  expect(document.body).not.toHaveTextContent('Unsaved changes were kept.');
});

test('unsaved input older than 30 days is not offered and is deleted', async () => {
  const day = 24 * 3_600_000;
  storeInput('1', 'content/hero.title', 'a', inputOf('Old', new Date(Date.now() - 31 * day).toISOString()));
  storeInput('2', 'content/hero.title', 'b', inputOf('Old, too', new Date(Date.now() - 31 * day).toISOString()));
  storeInput('2', 'content/hero.title', 'c', inputOf('Kept', new Date(Date.now() - 29 * day).toISOString()));
  fakeGateway(base);
  openAdmin('/admin/content');
  await editTitle();
  expect(screen.queryByText('Unsaved changes were kept.')).toBeNull();
  await waitFor(() => expect(Object.values(window.localStorage).join()).not.toContain('Old'));
  expect(itemsWithInput('2')).toEqual(['content/hero.title']);
});

test('unsaved input of another window for the same item is neither overwritten nor deleted', async () => {
  fakeGateway(base);
  storeInput('1', 'content/hero.title', 'other-window', inputOf('Theirs'));
  const user = await typeTitle('Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await continueTitle());
  expect(contentField()).toHaveValue('Theirs');
});

test('offered input disappears when its own window has saved it', async () => {
  fakeGateway(base);
  storeInput('1', 'content/hero.title', 'other-window', inputOf('Theirs'));
  const [key = ''] = Object.keys(window.localStorage);
  const { user } = openAdmin('/admin/content');
  await user.click(await editTitle());
  expect(screen.getByRole('button', { name: 'Restore it' })).toBeVisible();
  window.localStorage.removeItem(key);
  dispatchStorageEvent(key, null);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull());
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Unsaved changes were kept.')).toBeNull();
});

test('discarding offered input keeps the current unsaved input', async () => {
  fakeGateway(base);
  storeInput('1', 'content/hero.title', 'earlier', inputOf('Earlier'));
  const user = await typeTitle('Mine');
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(contentField()).toHaveValue('Mine');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(itemsWithInput('1')).toEqual([]));
});

test('offered input of an earlier day names the day', async () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  storeInput('1', 'content/hero.title', 'a', inputOf('Earlier', yesterday.toISOString()));
  fakeGateway(base);
  const { user } = openAdmin('/admin/content');
  await user.click(await editTitle());
  const day = yesterday.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  expect(screen.getByText(new RegExp(`^What you typed on ${day} at`))).toBeVisible();
});

test('unreadable input is ignored', async () => {
  window.localStorage.setItem('majlis.draft.1/content/hero.title#a', '{"values":');
  fakeGateway(base);
  const { user } = openAdmin('/admin/content');
  await user.click(await editTitle());
  expect(contentField()).toHaveValue('Liberty and learning');
});
