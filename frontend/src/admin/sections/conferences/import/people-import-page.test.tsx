import type { ImportPreview } from '@majlis/contracts/staff/imports.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { signedIn } from '../../../../testing/staff-samples';

const preview: ImportPreview = {
  format: 'csv',
  encoding: 'utf-8',
  isEncodingCertain: true,
  sheets: [],
  sheet: '',
  columns: [
    { header: 'Name', sample: 'Amina Yusuf', field: 'name' },
    { header: 'Mail', sample: 'amina@example.org', field: 'email' },
  ],
  missing: [],
  dateExample: null,
  day: null,
  notes: [],
  names: [],
  choices: [],
  rows: [
    {
      row: 2,
      title: 'Amina Yusuf',
      kind: 'add',
      values: [
        { field: 'First name', before: '', after: 'Amina' },
        { field: 'E-mail', before: '', after: 'amina@example.org' },
      ],
      errors: [],
      notes: [],
    },
  ],
  people: [],
  rooms: [],
  digest: 'd'.repeat(64),
  versions: {},
};

beforeEach(() => window.localStorage.clear());

const open = (path: string) => {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/auth/accounts': [],
    '/api/conferences': [],
    '/api/people': [],
    '/api/people/deleted': [],
    'POST /api/people/import/preview': preview,
    'POST /api/people/import': { added: 1, changed: 0, people: 0, rooms: 0 },
  });
  return { calls, ...openAdmin(path) };
};

test('the list of speakers leads to the import, and has the exports', async () => {
  const { user } = open('/admin/conference-management/speakers');
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  expect(screen.getAllByRole('link', { name: /^Export as/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/api/people/export/people.xlsx',
    '/api/people/export/people.csv',
    '/api/people/export/people.csv?separator=semicolon',
    '/api/people/export/people.json',
  ]);
  await user.click(screen.getByRole('link', { name: 'Import Speakers' }));
  expect(await screen.findByRole('heading', { name: 'Import Speakers' })).toBeVisible();
  expect(screen.getByLabelText('File with speakers')).toBeVisible();
});

test('a file of people is previewed with their fields and imported', async () => {
  const { calls } = open('/admin/conference-management/speakers/import');
  const file = new File(['Name'], 'people.csv');
  fireEvent.change(await screen.findByLabelText('File with speakers'), { target: { files: [file] } });
  expect(await screen.findByText('1 new speaker.')).toBeVisible();
  const row = within(screen.getByRole('list', { name: 'Speakers of the file' })).getByRole('listitem');
  expect(within(row).getByText('amina@example.org', { selector: 'summary' })).toBeVisible();
  expect([...(screen.getByLabelText('Mail') as HTMLSelectElement).options].map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Leave out', 'Show e-mail', 'Areas of expertise']),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 speaker' }));
  expect(await screen.findByRole('heading', { name: 'Imported 1 new speaker' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'See the speakers' })).toHaveAttribute(
    'href',
    '/admin/conference-management/speakers',
  );
  expect(writeCalls(calls)[1]?.body).toMatchObject({ columns: '["name","email"]', choices: '{}', versions: '{}' });
});
