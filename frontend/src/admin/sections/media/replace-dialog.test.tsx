import '../../../testing/fake-intersection-observer';
import type { MediaUse } from '@majlis/contracts/staff/media.schema';
import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aMediaFile, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/media';
const stored = (digit: string) => `/images/conferences/${digit.repeat(64)}-1200x800.webp`;
const court = aMediaFile({ url: stored('a') });
const hero: MediaUse = {
  service: 'cms',
  place: 'Hero image',
  label: 'The gate',
  href: '/admin/hero-images',
  alt: 'The gate',
};
const conference: MediaUse = {
  service: 'conferences',
  place: 'Conference',
  label: 'Spring',
  href: null,
  alt: 'Spring',
};

async function openReplacement(uses: MediaUse[], responses: Record<string, unknown>) {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    [`${path}?`]: { files: [court], total: 1, next: null },
    [`${path}/${court.id}`]: court,
    [`${path}/${court.id}/uses`]: uses,
    'POST /api/cms/upload-image': { imageUrl: stored('b') },
    ...responses,
  });
  const { user } = openAdmin(`/admin/media?file=${court.id}`);
  await user.click(await screen.findByRole('button', { name: 'Replace file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Replace file' });
  return { calls, user, dialog };
}

test('the new file is asked for before anything is sent', async () => {
  const { user, calls, dialog } = await openReplacement([hero], {});
  await user.click(within(dialog).getByRole('button', { name: 'Replace in one place' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Upload the new file first');
  expect(writeCalls(calls)).toEqual([]);
});

async function replaceCourt(uses: MediaUse[], responses: Record<string, unknown>) {
  const opened = await openReplacement(uses, responses);
  const { user, dialog } = opened;
  await user.upload(within(dialog).getByLabelText('New file'), new File(['x'], 'new.png', { type: 'image/png' }));
  await within(dialog).findByRole('img', { name: 'The new image' });
  await user.click(within(dialog).getByRole('button', { name: /^Replace in / }));
  return opened;
}

const ownReplacement = `POST ${path}/${court.id}/replacement`;
const conferencesReplacement = 'POST /api/conferences/replaced-uploads';

test('conferences and the library replace the file, and Undo takes both changes back, the last one first', async () => {
  const { user, calls } = await replaceCourt([hero, conference], {
    [conferencesReplacement]: { replaced: 1 },
    [ownReplacement]: { replaced: 1, left: [] },
    'POST /api/cms/changes/change-3/undo': '',
    'POST /api/conferences/changes/change-2/undo': '',
  });
  expect(await screen.findByText('File replaced successfully')).toBeVisible();
  expect(screen.getByText('In 2 places. The old file was deleted.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(writeCalls(calls).map(({ path: address, body }) => [address, body])).toEqual([
    ['/api/cms/upload-image', { type: 'conferences', image: expect.any(File) }],
    ['/api/conferences/replaced-uploads', { from: stored('a'), to: stored('b') }],
    [`${path}/${court.id}/replacement`, { url: stored('b') }],
    ['/api/cms/changes/change-3/undo', undefined],
    ['/api/conferences/changes/change-2/undo', undefined],
  ]);
});

test('places that still use the old file are named', async () => {
  await replaceCourt([hero], { [ownReplacement]: { replaced: 1, left: [conference] } });
  expect(await screen.findByText('Failed to replace file everywhere')).toBeVisible();
  expect(screen.getByText('The old file is still used: Conference “Spring”.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a failure says what has been replaced already, and keeps the dialog', async () => {
  await replaceCourt([hero, conference], { [conferencesReplacement]: { replaced: 1 }, [ownReplacement]: failure(502) });
  expect(await screen.findByText('Failed to replace file')).toBeVisible();
  expect(screen.getByText(/one place of conferences shows the new file already/i)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Replace file' })).toBeVisible();
});

test('the same file is rejected', async () => {
  const { user, calls, dialog } = await openReplacement([hero], {
    'POST /api/cms/upload-image': { imageUrl: court.url },
  });
  await user.upload(within(dialog).getByLabelText('New file'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This is the same file. Choose another one.');
  await user.click(within(dialog).getByRole('button', { name: 'Replace in one place' }));
  expect(writeCalls(calls)).toHaveLength(1);
});

test('a document is replaced by a document', async () => {
  const paper = aMediaFile({ kind: 'document', folder: 'documents', url: `/documents/${'a'.repeat(64)}.pdf` });
  const next = `/documents/${'b'.repeat(64)}.pdf`;
  const { user, calls, dialog } = await openReplacement([hero], {
    [`${path}/${court.id}`]: paper,
    'POST /api/cms/upload-document': { documentUrl: next },
    [ownReplacement]: { replaced: 1, left: [] },
  });
  await user.upload(
    within(dialog).getByLabelText('New file'),
    new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
  );
  expect(await within(dialog).findByText('The new document is uploaded.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Replace in one place' }));
  expect(await screen.findByText('In one place. The old file was deleted.')).toBeVisible();
  expect(writeCalls(calls).at(-1)?.body).toEqual({ url: next });
});
