import { act, fireEvent, screen, within } from '@testing-library/react';
import { failure, fakeGateway, lost, pending, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { signedIn } from '../../../testing/staff-samples';

const uploadImage = 'POST /api/cms/upload-image';
const uploadDocument = 'POST /api/cms/upload-document';
const picture = (name = 'court.png', type = 'image/png') => new File(['pixels'], name, { type });

function openPage(responses: Record<string, unknown>, at = '/admin/media') {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/cms/media?': { files: [], total: 0, next: null },
    '/api/cms/media?folder=team': { files: [], total: 0, next: null },
    ...responses,
  });
  return { calls, ...openAdmin(at) };
}

const chooseFiles = async (user: ReturnType<typeof openAdmin>['user'], ...files: File[]) =>
  user.upload(await screen.findByLabelText('Files to upload'), files);
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

test('pictures and documents are sent one after the other, each to its place', async () => {
  const { calls, user } = openPage({ [uploadImage]: { imageUrl: '/x' }, [uploadDocument]: { documentUrl: '/y' } });
  await chooseFiles(user, picture(), new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('2 of 2 files uploaded')).toBeVisible();
  expect(writeCalls(calls).map(({ path, body }) => [path, body])).toEqual([
    ['/api/cms/upload-image', { type: 'conferences', image: expect.any(File) }],
    ['/api/cms/upload-document', { document: expect.any(File) }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear list' }));
  expect(screen.queryByText('court.png')).toBeNull();
});

test('the folder is the one of the filter, or the chosen one', async () => {
  const { calls, user } = openPage({ [uploadImage]: { imageUrl: '/x' } }, '/admin/media?folder=team');
  await chooseFiles(user, picture());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Folder for pictures' }), 'Speakers');
  await chooseFiles(user, picture('other.png'));
  expect(await screen.findByText('2 of 2 files uploaded')).toBeVisible();
  expect(writeCalls(calls).map(({ body }) => body)).toMatchObject([{ type: 'team' }, { type: 'speakers' }]);
});

test.each(['Try court.png again', 'online'])('a lost connection is repeated by: %s', async (way) => {
  let isOnline = false;
  const { user } = openPage({ [uploadImage]: () => (isOnline ? { imageUrl: '/x' } : lost) });
  await chooseFiles(user, picture());
  isOnline = true;
  await screen.findByText(/0 of 1 file uploaded, 1 failed/);
  if (way === 'online') act(() => void window.dispatchEvent(new Event('online')));
  else await user.click(screen.getByRole('button', { name: way }));
  expect(await screen.findByText('1 of 1 file uploaded')).toBeVisible();
});

test('a rejected file says why and does not stop the others', async () => {
  const rejection = failure(400, { message: 'No', fields: { image: 'This image is damaged.' } });
  let count = 0;
  const { user } = openPage({
    [uploadImage]: () => {
      count += 1;
      return count === 1 ? rejection : { imageUrl: '/x' };
    },
  });
  await chooseFiles(user, picture('broken.png'), picture('good.png'));
  expect(await screen.findByText('1 of 2 files uploaded, 1 failed')).toBeVisible();
  expect(rowOf('broken.png')).toHaveTextContent('This image is damaged.');
  expect(within(rowOf('broken.png')).queryByRole('button', { name: /again/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss broken.png' }));
  expect(screen.getByText('1 of 1 file uploaded')).toBeVisible();
});

test('a cancelled upload disappears, and the next one starts', async () => {
  let count = 0;
  const { user } = openPage({
    [uploadImage]: () => {
      count += 1;
      return count === 1 ? pending : { imageUrl: '/x' };
    },
  });
  await chooseFiles(user, picture('slow.png'), picture('next.png'));
  expect(rowOf('next.png')).toHaveTextContent('Waiting');
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of slow.png' }));
  expect(await screen.findByText('1 of 1 file uploaded')).toBeVisible();
});

test('a dropped file of another kind is not sent', async () => {
  const { calls } = openPage({});
  const files = [new File(['x'], 'notes.docx', { type: 'application/msword' })];
  fireEvent.drop(await screen.findByRole('region', { name: 'Upload' }), { dataTransfer: { files } });
  expect(await screen.findByText(/This file cannot be used/)).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
});
