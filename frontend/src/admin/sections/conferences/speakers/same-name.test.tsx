import { screen } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson } from '../../../../testing/samples';
import { signedIn } from '../../../../testing/staff-samples';

beforeEach(() => window.localStorage.clear());

test.each([
  ['Zaynab', 'Talibé'],
  ['talibe', ' zaynab '],
])('a speaker who is in the list is offered instead of entered twice: %s %s', async (firstName, lastName) => {
  const existing = aPerson({ id: 'zaynab', firstName: 'Zaynab', lastName: 'Talibé', organization: 'House of Tides' });
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/conferences': [],
    '/api/people': [existing],
    '/api/people/deleted': [],
  });
  const { user } = openAdmin('/admin/conference-management/speakers');
  await user.click(await screen.findByRole('button', { name: 'Add Speaker' }));
  await user.type(screen.getByRole('textbox', { name: 'First name' }), firstName);
  expect(screen.queryByText(/is in the list already/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), lastName);
  expect(await screen.findByText(/is in the list already/)).toHaveTextContent('Zaynab Talibé is in the list already.');
  await user.click(screen.getByRole('button', { name: 'Use this speaker' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Speaker' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Talibé');
  expect(writeCalls(calls)).toEqual([]);
});
