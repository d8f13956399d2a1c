import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failure, fakeGateway, pending, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aPartner, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/footer-partners';
const partner = aPartner();
const base = { '/api/auth/session': signedIn, [path]: [partner], [`${path}/deleted`]: [] };
const logo = new File(['a logo'], 'logo.png', { type: 'image/png' });
const stored = '/images/partners/0d0e0f-800x400.webp';

beforeEach(() => window.localStorage.clear());

async function openPartners() {
  const opened = openAdmin('/admin/partners');
  await screen.findByText('House of Wisdom');
  return opened;
}

test('a broken logo is replaced by the word Logo', async () => {
  fakeGateway(base);
  await openPartners();
  expect(screen.getByRole('link', { name: /^wisdom\.example\.org/ })).toHaveAttribute('href', partner.websiteUrl);
  const [picture] = document.querySelectorAll('.ordered img');
  if (picture) fireEvent.error(picture);
  expect(screen.getByRole('cell', { name: 'Logo' })).toBeVisible();
});

test('a logo is uploaded as soon as it is chosen, and saved with the partner', async () => {
  const calls = fakeGateway({
    ...base,
    'POST /api/cms/upload-image': { imageUrl: stored },
    [`POST ${path}`]: aPartner({ order: 1 }),
  });
  const { user } = await openPartners();
  await user.click(screen.getByRole('button', { name: 'Add partner' }));
  await user.upload(screen.getByLabelText('Logo'), logo);
  expect(await screen.findByText('Logo uploaded successfully')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Banyan');
  await user.type(screen.getByRole('textbox', { name: /Website URL/ }), 'banyan');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter the full address, such as https://www.example.org')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /Website URL/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Partner saved successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { type: 'partners', image: logo } },
    { body: { name: 'Banyan', logoUrl: stored, websiteUrl: '', order: 1, isActive: true } },
  ]);
});

test('a rejected logo shows the reason, and the previous one stays', async () => {
  const rejection = {
    message: 'Not valid',
    fields: { image: 'This file is not an image we can use.' },
    requestId: '1',
  };
  fakeGateway({ ...base, 'POST /api/cms/upload-image': failure(415, rejection) });
  const { user } = await openPartners();
  await user.click(screen.getByRole('button', { name: 'Edit House of Wisdom' }));
  await user.upload(screen.getByLabelText('Logo'), logo);
  expect(await screen.findByText('Failed to upload logo')).toBeVisible();
  expect(screen.getByText('This file is not an image we can use.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The chosen logo' })).toHaveAttribute('src', partner.logoUrl);
});

test('the dialog cannot be closed while it is saving', async () => {
  let response: (partner: unknown) => void = () => undefined;
  fakeGateway({ ...base, [`PUT ${path}/${partner.id}`]: () => new Promise((resolve) => (response = resolve)) });
  const { user } = await openPartners();
  await user.click(screen.getByRole('button', { name: 'Edit House of Wisdom' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Leave without saving?')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Edit partner' })).toBeVisible();
  response(partner);
  expect(await screen.findByText('Partner updated successfully')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('saving waits for an upload, which keeps the focus', async () => {
  fakeGateway({ ...base, 'POST /api/cms/upload-image': pending });
  const { user } = await openPartners();
  await user.click(screen.getByRole('button', { name: 'Edit House of Wisdom' }));
  await user.upload(screen.getByLabelText('Logo'), logo);
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByLabelText('Logo')).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(screen.getByLabelText('Logo')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
});
