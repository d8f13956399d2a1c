import { screen, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aPerson } from '../../../../testing/samples';
import { signedIn } from '../../../../testing/staff-samples';

const salma = aPerson({ id: 'salma', expertiseAreas: ['Law', 'History', 'Ethics', 'Logic'] });
const omar = aPerson({ id: 'omar', firstName: 'Omar', lastName: 'Benali', position: '', organization: '' });
const responses = (changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn,
  '/api/conferences': [],
  '/api/people': [salma, omar],
  '/api/people/deleted': [],
  '/api/people/salma/sessions': [],
  ...changes,
});

beforeEach(() => window.localStorage.clear());

const open = () => openAdmin('/admin/conference-management/speakers');
const fieldOf = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function openForm(button: string) {
  const opened = open();
  await opened.user.click(await screen.findByRole('button', { name: button }));
  return opened;
}

test('cards are sorted by last name and show two areas of expertise and the number of others', async () => {
  fakeGateway(responses());
  open();
  await screen.findByRole('heading', { name: 'Salma Idris' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Omar Benali',
    'Salma Idris',
  ]);
  const card = screen.getByRole('heading', { name: 'Salma Idris' }).closest('li');
  expect(card).toHaveTextContent('Professor');
  expect(card).toHaveTextContent('University of Fes');
  const areas = within(screen.getByRole('list', { name: 'Expertise' })).getAllByRole('listitem');
  expect(areas.map(({ textContent }) => textContent)).toEqual(['Law', 'History', '+2']);
  expect(card?.querySelector('.initials')).toHaveTextContent('SI');
});

test('who is in a public programme has a link to the own page', async () => {
  fakeGateway(
    responses({
      '/api/people': [
        { ...salma, hasPage: true },
        { ...omar, hasPage: false },
      ],
    }),
  );
  open();
  const link = await screen.findByRole('link', { name: /^View page of Salma Idris/ });
  expect(link).toHaveAttribute('href', '/speakers/salma-idris');
  expect(screen.getAllByRole('link', { name: /^View page/ })).toHaveLength(1);
});

test('an address that is taken is shown at its field', async () => {
  const taken = {
    message: 'Please correct',
    requestId: '1',
    fields: { slug: 'Another speaker already has this address' },
  };
  fakeGateway(responses({ 'PUT /api/people/salma': failure(400, taken) }));
  const { user } = await openForm('Edit Salma Idris');
  await user.clear(fieldOf('Slug'));
  await user.type(fieldOf('Slug'), 'omar-benali');
  await user.click(screen.getByRole('button', { name: 'Update Speaker' }));
  expect(await screen.findByText('Another speaker already has this address')).toBeVisible();
  expect(fieldOf('Slug')).toHaveFocus();
});

test('an empty list of speakers says so', async () => {
  fakeGateway(responses({ '/api/people': [] }));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'No Speakers Yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Speaker' }));
  expect(screen.getByRole('dialog', { name: 'Add Speaker' })).toBeVisible();
});

test('a long list of speakers can be searched', async () => {
  const many = Array.from({ length: 8 }, (_, index) => aPerson({ id: `p${index}`, firstName: `Nur ${index}` }));
  fakeGateway(responses({ '/api/people': [...many, omar] }));
  const { user } = open();
  await user.type(await screen.findByRole('searchbox'), 'benali omar');
  expect(await screen.findByText(/^1 of \d+ speakers$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Omar Benali' })).toBeVisible();
});

test('who has no biography is found with the number of sessions, and exported for mail merge', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    aPerson({ id: `p${index}`, firstName: `Nur ${index}`, biography: 'Writes.' }),
  );
  const calls = fakeGateway(
    responses({
      '/api/people': [...many, omar],
      '/api/people/session-counts': { omar: { shura: 2, law: 1 } },
      'POST /api/people/mail-merge': failure(503),
    }),
  );
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Filter by what is missing' }), 'biography');
  expect(await screen.findByText('1 of 9 speakers')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Omar Benali' }).closest('li')).toHaveTextContent('3 sessions');
  await user.click(screen.getByRole('button', { name: 'Import and export' }));
  await user.click(screen.getByRole('button', { name: 'Mail merge (CSV)' }));
  expect(await screen.findByText('Failed to export the speakers')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ path: '/api/people/mail-merge', body: { ids: ['omar'] } }]);
});

test('a speaker is added from all three tabs; an ORCID address is reduced to the iD', async () => {
  const calls = fakeGateway(responses({ 'POST /api/people': salma }));
  const { user } = await openForm('Add Speaker');
  await user.type(fieldOf('First name'), 'Layla');
  await user.type(fieldOf('Last name'), 'Haddad');
  expect(fieldOf('Slug')).toHaveValue('layla-haddad');
  await user.type(fieldOf('Email'), 'layla@example.org');
  await user.click(screen.getByRole('checkbox', { name: 'Show a Contact link' }));
  await user.click(screen.getByRole('tab', { name: 'Professional' }));
  await user.type(fieldOf('ORCID ID'), 'https://orcid.org/0000-0002-1825-0097');
  await user.type(fieldOf('Expertise areas'), ' Law,History , ,Law');
  await user.click(screen.getByRole('tab', { name: 'Social & Links' }));
  await user.type(fieldOf('Personal website'), 'https://www.layla.example.org');
  await user.click(screen.getByRole('button', { name: 'Create Speaker' }));
  expect(await screen.findByText('Speaker created successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    {
      method: 'POST',
      path: '/api/people',
      body: {
        firstName: 'Layla',
        lastName: 'Haddad',
        slug: 'layla-haddad',
        email: 'layla@example.org',
        showEmail: false,
        orcidId: '0000-0002-1825-0097',
        expertiseAreas: ['Law', 'History'],
        websiteUrl: 'https://www.layla.example.org',
        photo: '',
      },
    },
  ]);
});

test('an error in another tab is shown there and nothing is sent', async () => {
  const calls = fakeGateway(responses());
  const { user } = await openForm('Edit Salma Idris');
  await user.click(screen.getByRole('tab', { name: 'Professional' }));
  await user.type(fieldOf('ORCID ID'), '0000-0002-1825-0098');
  await user.click(screen.getByRole('tab', { name: 'Basic Info' }));
  await user.click(screen.getByRole('button', { name: 'Update Speaker' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Professional 1 error');
  expect(fieldOf('ORCID ID')).toHaveFocus();
  expect(screen.getByText('Enter an ORCID iD, such as 0000-0002-1825-0097')).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
});

test('a speaker is saved on the loaded version', async () => {
  const calls = fakeGateway(responses({ 'PUT /api/people/salma': salma }));
  const { user } = await openForm('Edit Salma Idris');
  await user.type(fieldOf('Phone'), '+60 3 1234');
  await user.type(fieldOf('Last name'), ' II');
  await user.click(screen.getByRole('button', { name: 'Update Speaker' }));
  expect(await screen.findByText('Speaker updated successfully!')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    {
      headers: { 'If-Match': '"3"' },
      body: {
        slug: 'salma-idris',
        phone: '+60 3 1234',
        showEmail: true,
        expertiseAreas: ['Law', 'History', 'Ethics', 'Logic'],
      },
    },
  ]);
});

test.each([
  ['Add Speaker', 'POST /api/people', 'Create Speaker', 'Failed to create speaker'],
  ['Edit Salma Idris', 'PUT /api/people/salma', 'Update Speaker', 'Failed to update speaker'],
])('%s: a failed save shows an error and keeps the input', async (button, write, save, toast) => {
  fakeGateway(responses({ [write]: failure(503) }));
  const { user } = await openForm(button);
  for (const name of ['First name', 'Last name']) {
    await user.clear(fieldOf(name));
    await user.type(fieldOf(name), 'Nur');
  }
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(fieldOf('Last name')).toHaveValue('Nur');
});

test('the question before a deletion names the sessions of the speaker', async () => {
  const speaksIn = ['Opening', 'Closing'].map((title) => ({
    id: title,
    title,
    conferenceId: 'c',
    conferenceTitle: 'Faith and self-government',
  }));
  const calls = fakeGateway(
    responses({
      '/api/people/salma/sessions': speaksIn,
      'DELETE /api/people/salma': '',
      'POST /api/conferences/changes/change-1/undo': '',
    }),
  );
  const { user } = await openForm('Delete Salma Idris');
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this speaker?' });
  expect(question).toHaveTextContent(
    'speaks in “Opening” (Faith and self-government) and “Closing” (Faith and self-government).',
  );
  await user.click(within(question).getByRole('button', { name: 'Delete Salma Idris' }));
  expect(await screen.findByText('Speaker deleted successfully!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(writeCalls(calls).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

test('a failed deletion shows an error; a speaker can be deleted even if the sessions fail to load', async () => {
  fakeGateway(responses({ '/api/people/salma/sessions': failure(500), 'DELETE /api/people/salma': failure(500) }));
  const { user } = await openForm('Delete Salma Idris');
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('We could not check which sessions');
  await user.click(within(question).getByRole('button', { name: 'Delete Salma Idris' }));
  expect(await screen.findByText('Failed to delete speaker')).toBeVisible();
});
