import { fireEvent, screen, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aPage, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/pages';
const conduct = aPage();
const visa = aPage({ title: 'Visa Information', slug: 'visa', placement: 'menu', order: 1, isActive: false });
const base = { '/api/auth/session': signedIn, [path]: [conduct, visa], [`${path}/deleted`]: [] };

beforeEach(() => window.localStorage.clear());

async function openPages(responses: Record<string, unknown> = {}) {
  const calls = fakeGateway({ ...base, ...responses });
  const { user } = openAdmin('/admin/pages');
  await screen.findByText('Code of Conduct');
  return { user, calls };
}

/** The editor has tests of its own; here the HTML is typed. */
async function openSource() {
  fireEvent.click(await screen.findByRole('button', { name: 'HTML' }));
  return screen.findByRole('textbox', { name: 'Text' });
}

test('pages are grouped by where they are linked, and an active one leads to the site', async () => {
  await openPages();
  const footer = within(screen.getByRole('region', { name: 'In the footer' }));
  expect(footer.getByRole('link', { name: /^\/code-of-conduct/ })).toHaveAttribute('href', '/code-of-conduct');
  const menu = within(screen.getByRole('region', { name: 'In the menu “Who We Are”' }));
  expect(menu.getByText('/visa')).toBeVisible();
  expect(menu.queryByRole('link', { name: /visa/ })).toBeNull();
});

test('the address of a new page follows its title until it is typed, and text without HTML becomes paragraphs', async () => {
  const { user, calls } = await openPages({ [`POST ${path}`]: aPage() });
  await user.click(screen.getByRole('button', { name: 'Add page' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  const address = screen.getByRole('textbox', { name: /^Address/ });
  await user.type(title, 'Privacy & You');
  expect(address).toHaveValue('privacy-you');
  await user.type(address, '-2');
  await user.type(title, '!');
  expect(address).toHaveValue('privacy-you-2');
  await user.type(await openSource(), 'We keep little.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Link to this page' }), 'menu');
  expect(screen.getByRole('spinbutton', { name: 'Order' })).toHaveValue(2);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Page saved successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { title: 'Privacy & You!', slug: 'privacy-you-2', body: '<p>We keep little.</p>', placement: 'menu' } },
  ]);
});

test('the address of an active page stays when its title changes', async () => {
  const { user } = await openPages();
  await user.click(screen.getByRole('button', { name: 'Edit Code of Conduct' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of 2031');
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('code-of-conduct');
});

test('an address of the site is rejected before it is sent, and one that is taken at its field', async () => {
  const message = 'Another page already has this address';
  const taken = failure(400, { message, fields: { slug: message }, requestId: '1' });
  const { user, calls } = await openPages({ [`PUT ${path}/${conduct.id}`]: taken });
  await user.click(screen.getByRole('button', { name: 'Edit Code of Conduct' }));
  const address = screen.getByRole('textbox', { name: /^Address/ });
  await user.clear(address);
  await user.type(address, 'speakers');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    screen.getByText('The site itself uses /speakers. Choose another address, such as speakers-page'),
  ).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
  await user.clear(address);
  await user.type(address, 'visa');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update page')).toBeVisible();
  expect(address).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Code of Conduct');
});
