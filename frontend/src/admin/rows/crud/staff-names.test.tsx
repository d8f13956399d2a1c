import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aContentEntry, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/content';
const yusuf = 'yusuf@example.org';
const mine = 'amina@example.org';
const at = '2026-03-12T09:30:00.000Z';
const accounts = [
  { email: mine, displayName: 'Amina Rahman' },
  { email: yusuf, displayName: 'Yusuf Karimov' },
  { email: 'nameless@example.org', displayName: '' },
];

/** The account `by` saves another title while this form is open. */
function fakeConcurrentChange(by: string) {
  const title = aContentEntry({ updatedBy: 'nameless@example.org' });
  const serverVersion = aContentEntry({ content: 'Their title', version: 4, updatedBy: by, updatedAt: at });
  const calls = fakeGateway({
    '/api/auth/session': signedIn(),
    '/api/auth/accounts': accounts,
    [path]: () => [writeCalls(calls).length > 0 ? serverVersion : title],
    [`POST ${path}`]: failure(409, { message: 'Stale', changed: { by, at }, requestId: '1' }),
    [`DELETE ${path}/hero.title`]: failure(409, { message: 'Stale', changed: { by, at }, requestId: '1' }),
    [`${path}/deleted`]: [aContentEntry({ key: 'hero.note', updatedBy: yusuf, deletedAt: at })],
  });
}

async function open() {
  const { user } = openAdmin('/admin/content');
  await screen.findByRole('button', { name: 'Edit hero.title' });
  return user;
}

async function saveTitle(text: string) {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Edit hero.title' }));
  await user.clear(screen.getByRole('textbox', { name: 'Content' }));
  await user.type(screen.getByRole('textbox', { name: 'Content' }), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}

beforeEach(() => window.localStorage.clear());

test('changes and deletions show the name of the account, or its e-mail address without a name', async () => {
  fakeConcurrentChange(yusuf);
  await open();
  expect(screen.getByRole('row', { name: /hero.title/ })).toHaveTextContent(/nameless@example\.org on 12 March 2026/);
  expect(await screen.findByText('Yusuf Karimov')).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/Deleted by Yusuf Karimov on 12 March 2026/);
  expect(document.body).not.toHaveTextContent(yusuf);
});

test('a conflict names the account that saved first', async () => {
  fakeConcurrentChange(yusuf);
  await saveTitle('My title');
  expect(await screen.findByText(/^Yusuf Karimov changed this content on 12 March 2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeVisible();
});

test('a conflict with another window of the same user says so', async () => {
  fakeConcurrentChange(mine);
  await saveTitle('My title');
  const notice = (await screen.findByText(/^You, in another window, changed this content on/)).closest('.callout');
  expect(notice).toHaveTextContent('You changed Content in both windows.');
  expect(within(notice as HTMLElement).getByRole('button', { name: 'Load the other version' })).toBeVisible();
  expect(within(notice as HTMLElement).getByRole('button', { name: 'Keep mine' })).toBeVisible();
});

test('a rejected deletion names who changed the row', async () => {
  fakeConcurrentChange(yusuf);
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete hero.title' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete hero.title' }));
  expect(await screen.findByText(/^Yusuf Karimov changed it on 12 March 2026/)).toBeVisible();
});
