import { cleanup, screen } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aTeamMember, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/team-members';
const omar = aTeamMember({ image: 'omar.jpg', categories: ['Council', 'Fellows'] });
const base = { '/api/auth/session': signedIn, [path]: [omar], [`${path}/deleted`]: [] };
const portrait = new File(['a portrait'], 'Noor at work.jpg', { type: 'image/jpeg' });

// jsdom has neither createImageBitmap nor a canvas.
globalThis.createImageBitmap = () => Promise.reject(new Error('No pictures here'));

beforeEach(() => window.localStorage.clear());

async function openTeam() {
  const opened = openAdmin('/admin/team');
  await screen.findByText('Omar Siddiq');
  return opened;
}

async function fillInNoor(user: Awaited<ReturnType<typeof openTeam>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Add team member' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Noor');
  await user.type(screen.getByRole('textbox', { name: 'Position' }), 'Editor');
  await user.click(screen.getByRole('checkbox', { name: 'Advisors' }));
  await user.click(screen.getByRole('checkbox', { name: 'Council' }));
}

test('a new member is sent together with the portrait in one request', async () => {
  const calls = fakeGateway({ ...base, [`POST ${path}`]: aTeamMember() });
  const { user } = await openTeam();
  await fillInNoor(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Profile image is required')).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);

  await user.upload(screen.getByLabelText('Profile image'), portrait);
  expect(screen.queryByText('Profile image is required')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Team member saved successfully')).toBeVisible();
  const texts = { name: 'Noor', position: 'Editor', profile: '', categories: '["Council","Advisors"]', order: '1' };
  expect(writeCalls(calls).map(({ body }) => body)).toEqual([{ ...texts, image: portrait }]);
});

test('unsaved input keeps the name of the portrait but not the portrait, and says so', async () => {
  fakeGateway(base);
  const { user } = await openTeam();
  await fillInNoor(user);
  await user.upload(screen.getByLabelText('Profile image'), portrait);
  cleanup();

  const again = await openTeam();
  await again.user.click(screen.getByRole('button', { name: 'Continue: new team member' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Noor');
  await again.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please upload an image first')).toBeVisible();
});

test.each([
  [
    'the reason, if there is one',
    failure(415, { message: 'No picture we know.', requestId: '1' }),
    'No picture we know.',
  ],
  ['a general message otherwise', failure(502, '<h1>no</h1>'), 'Failed to save team member'],
])('a rejected member: the toast shows %s', async (_case, response, message) => {
  fakeGateway({ ...base, [`POST ${path}`]: response });
  const { user } = await openTeam();
  await fillInNoor(user);
  await user.upload(screen.getByLabelText('Profile image'), portrait);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [toast] = await screen.findAllByText(message);
  expect(toast?.closest('[aria-label="Notifications (F8)"]')).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor');
});

test('an edit sends the image file name and the checked sections', async () => {
  const calls = fakeGateway({ ...base, [`PUT ${path}/${omar.id}`]: omar });
  const { user } = await openTeam();
  await user.click(screen.getByRole('button', { name: 'Edit Omar Siddiq' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fellows' }));
  await user.click(screen.getByRole('checkbox', { name: 'Active' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Team member updated successfully')).toBeVisible();
  const { name, position, profile, order } = omar;
  expect(writeCalls(calls).map(({ body, headers }) => [body, headers['If-Match']])).toEqual([
    [{ name, position, profile, order, image: 'omar.jpg', categories: ['Council'], isActive: false }, '"3"'],
  ]);
});
