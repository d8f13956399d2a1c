import { message } from '@majlis/contracts/shared/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../testing/fake-gateway';
import { lantern, lanterns } from '../testing/new-list';
import { openAdmin } from '../testing/open-admin';
import { signedIn } from '../testing/staff-samples';

const { path } = lanterns;
const base = {
  '/api/auth/session': signedIn,
  '/api/conferences': [],
  [path]: [lantern(), lantern({ id: 'b', name: 'Glass', isActive: false, order: 1 })],
  [`${path}/deleted`]: [lantern({ id: 'c', name: 'Paper', deletedAt: '2026-03-13T08:00:00.000Z' })],
};

beforeEach(() => window.localStorage.clear());

const textbox = (name: RegExp) => screen.getByRole('textbox', { name });

test('a new list is in the menu, and its rows are added, changed, deleted and restored', async () => {
  const calls = fakeGateway({
    ...base,
    [`POST ${path}`]: lantern({ id: 'd', name: 'Iron' }),
    [`PUT ${path}/${lantern().id}`]: lantern({ name: 'Copper', version: 2 }),
    [`DELETE ${path}/b`]: '',
    [`POST ${path}/c/restore`]: lantern({ id: 'c', name: 'Paper' }),
  });
  const { user } = openAdmin(lanterns.staffPath);
  expect(await screen.findByRole('heading', { name: 'Lanterns' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lanterns' })).toHaveAttribute('aria-current', 'page');

  await user.click(screen.getByRole('button', { name: 'Add photo' }));
  await user.type(textbox(/^Name/), 'Iron');
  await user.type(textbox(/^Description/), 'Heavy');
  expect(textbox(/^Description/)).toHaveProperty('rows', 3);
  await user.type(textbox(/^Website URL/), 'https://example.org/iron');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Photo saved successfully')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Edit Brass' }));
  await user.clear(textbox(/^Name/));
  await user.type(textbox(/^Name/), 'Copper');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Delete Glass' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }));
  await user.click(await screen.findByRole('button', { name: /Restore Paper/ }));
  await waitFor(() =>
    expect(writeCalls(calls).map(({ method, path: to, body }) => [method, to.replace(path, ''), body])).toEqual([
      [
        'POST',
        '',
        {
          ...lanterns.input.parse({ name: 'Iron' }),
          description: 'Heavy',
          websiteUrl: 'https://example.org/iron',
          order: 2,
        },
      ],
      ['PUT', `/${lantern().id}`, lanterns.input.parse({ name: 'Copper' })],
      ['DELETE', '/b', undefined],
      ['POST', '/c/restore', undefined],
    ]),
  );
});

test('its errors are told at its fields, and the palette offers to add a row', async () => {
  const taken = message('roomTaken');
  fakeGateway({
    ...base,
    [`PUT ${path}/${lantern().id}`]: failure(400, {
      message: 'Please correct the marked fields.',
      fields: { name: taken },
    }),
  });
  const { user } = openAdmin(lanterns.staffPath);
  await user.click(await screen.findByRole('button', { name: 'Edit Brass' }));
  await user.clear(textbox(/^Name/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(textbox(/^Name/), 'A very long name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another room of this conference has this name')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'lantern');
  await user.click(await screen.findByRole('option', { name: /Add a lantern/ }));
  expect(await screen.findByRole('dialog', { name: 'Add photo' })).toBeVisible();
});
