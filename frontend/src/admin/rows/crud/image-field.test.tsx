import { media } from '@majlis/contracts/staff/media.schema';
import { screen, waitFor } from '@testing-library/react';
import { failure, fakeGateway, pending, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aMediaFile, aMediaPage, signedIn } from '../../../testing/staff-samples';

const copiedUrl = '/images/speakers/0d0e0f-320x240.webp';
const typedUrl = 'https://people.example.org/layla.jpg';
const copyPath = 'POST /api/cms/copy-image';
const base = {
  '/api/auth/session': signedIn,
  '/api/people': [],
  '/api/people/deleted': [],
  [media({ url: copiedUrl }).path]: aMediaPage(aMediaFile({ url: copiedUrl, name: 'layla.jpg' })),
};

beforeEach(() => window.localStorage.clear());

async function openForm() {
  const { user } = openAdmin('/admin/conference-management/speakers');
  await user.click(await screen.findByRole('button', { name: 'Add Speaker' }));
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Layla');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Haddad');
  return { user, field: screen.getByRole('textbox', { name: 'Or paste the address of an image' }) };
}
const save = () => screen.getByRole('button', { name: 'Create Speaker' });

test('the URL of a portrait is copied into our store and shown with its name', async () => {
  const calls = fakeGateway({ ...base, [copyPath]: { imageUrl: copiedUrl }, 'POST /api/people': { id: '1' } });
  const { user, field } = await openForm();
  await user.click(field);
  await user.paste(typedUrl);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Image uploaded successfully')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The chosen image' })).toHaveAttribute('src', copiedUrl);
  expect(await screen.findByText('layla.jpg')).toBeVisible();
  expect(field).toHaveValue('');
  await user.click(save());
  await waitFor(() => expect(writeCalls(calls)).toHaveLength(2));
  expect(writeCalls(calls)).toMatchObject([
    { body: { url: typedUrl, type: 'speakers' } },
    { path: '/api/people', body: { firstName: 'Layla', photo: copiedUrl } },
  ]);
});

test('an image URL is fetched when its field loses the focus, and saving waits for it', async () => {
  const calls = fakeGateway({ ...base, [copyPath]: pending });
  const { user, field } = await openForm();
  await user.type(field, typedUrl);
  expect(save()).toBeDisabled();
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Fetching...' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fetching...' }));
  expect(save()).toBeDisabled();
  expect(writeCalls(calls)).toHaveLength(1);
});

test('an invalid image URL shows an error at its field and does not block saving', async () => {
  const reason = 'There is no picture at this address.';
  const rejected = failure(400, { message: 'Please correct the marked fields.', fields: { url: reason } });
  const calls = fakeGateway({ ...base, [copyPath]: rejected, 'POST /api/people': { id: '1' } });
  const { user, field } = await openForm();
  await user.type(field, typedUrl);
  await user.click(screen.getByRole('button', { name: 'Fetch image' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(field).toHaveAccessibleDescription(reason);
  expect(field).toHaveValue(typedUrl);
  expect(screen.getByText('Failed to upload image')).toBeVisible();
  await user.type(field, '?');
  expect(screen.queryByText(reason)).toBeNull();
  expect(save()).toBeDisabled();
  await user.clear(field);
  await user.click(save());
  await waitFor(() => expect(writeCalls(calls).at(-1)).toMatchObject({ path: '/api/people', body: { photo: '' } }));
});
