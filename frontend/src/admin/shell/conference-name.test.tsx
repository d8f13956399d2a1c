import { message } from '@majlis/contracts/shared/messages';
import { screen, within } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { openAdmin } from '../../testing/open-admin';
import { aPerson } from '../../testing/samples';
import { aContentEntry, aListedConference, signedIn } from '../../testing/staff-samples';
import { conferenceName } from './conferences';

const pair = [
  aListedConference({ title: 'Trade' }),
  aListedConference({ title: 'Trade', displayOrder: 1, slug: 'trade-2029', startDate: '2029-03-09T01:00:00.000Z' }),
  aListedConference({ title: 'Alone', displayOrder: 2 }),
];
const year = pair[0]?.startDate.slice(0, 4);
const base = { '/api/auth/session': signedIn, '/api/conferences': pair, '/api/auth/accounts': [] };

test.each([
  [
    'speakers',
    '/admin/conference-management/speakers',
    'Filter by conference',
    {
      '/api/people': Array.from({ length: 30 }, (_, index) => aPerson({ id: `p${index}` })),
      '/api/people/deleted': [],
    },
  ],
  ['visits', '/admin/visits', 'Pages', {}],
])('conferences of one title are told apart in the filter of %s', async (_list, at, label, responses) => {
  fakeGateway({ ...base, ...responses });
  openAdmin(at);
  const filter = within(await screen.findByLabelText(label));
  for (const name of [`Trade (${year})`, 'Trade (2029)', 'Alone'])
    expect(await filter.findByRole('option', { name })).toBeInTheDocument();
});

test('the activity names a conference with its year if another has its title', async () => {
  const row = { table: 'conferences', id: pair[1]?.id, label: 'Trade', operation: 'create', fields: [] };
  const entry = {
    type: 'change',
    id: 'c1',
    at: '2026-03-12T08:00:00.000Z',
    actor: 'amina@example.org',
    service: 'conferences',
  };
  const entries = [{ ...entry, rowCount: 1, rows: [row] }];
  const paths = ['/api/cms/activity', '/api/cms/activity?', '/api/cms/activity?limit=50'];
  fakeGateway({ ...base, ...Object.fromEntries(paths.map((path) => [path, { entries, next: null }])) });
  openAdmin('/admin/activity');
  expect(await screen.findByText('Trade (2029)')).toBeVisible();
});

const twins = [
  aListedConference({
    id: '00000000-0000-4000-8000-0000000000b1',
    title: 'Rivers',
    slug: 'rivers',
    status: 'published',
  }),
  aListedConference({
    ...{ id: '00000000-0000-4000-8000-0000000000b2', title: 'Rivers ', slug: 'rivers-again', status: 'published' },
    ...{ displayOrder: 1, startDate: '2031-05-06T01:00:00.000Z' },
  }),
];
const [earlier, later] = [`Rivers (${year})`, 'Rivers (2031)'];
const twinResponses = { ...base, '/api/conferences': twins, '/api/conferences/deleted': [] };

test.each(['/admin/conference-management', '/admin/conferences'])(
  'buttons at %s name the one they act on',
  async (at) => {
    fakeGateway(twinResponses);
    const { user } = openAdmin(at);
    for (const name of [earlier, later]) {
      expect(await screen.findByRole('button', { name: `Edit ${name}` })).toBeVisible();
      expect(screen.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: `Delete ${later}` }));
    expect(await within(screen.getByRole('dialog')).findByRole('button', { name: `Delete ${later}` })).toBeVisible();
  },
);

test('copying, publishing, selecting and the links of a row name their conference', async () => {
  fakeGateway(twinResponses);
  openAdmin('/admin/conference-management');
  for (const name of [earlier, later]) {
    expect(await screen.findByRole('button', { name: `Copy ${name}` })).toBeVisible();
    expect(screen.getByRole('button', { name: `Unpublish ${name}` })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Sessions of ${name}` })).toBeVisible();
  }
});

test('the content checks name the conference of a problem, also that of a session', async () => {
  const problem = { title: message('noDescription'), fingerprint: 'f', silencedBy: null, silencedAt: null };
  const problems = [
    {
      ...problem,
      key: 'a',
      kind: 'missing-description',
      table: 'conferences',
      id: twins[1]?.id,
      conferenceId: null,
      label: 'Rivers',
      path: '/admin',
    },
    {
      ...problem,
      key: 'b',
      kind: 'missing-room',
      table: 'sessions',
      id: 's',
      conferenceId: twins[0]?.id,
      label: 'Opening',
      path: '/admin',
    },
  ];
  fakeGateway({ ...twinResponses, '/api/cms/content-checks': problems, '/api/cms/content-problems': problems });
  openAdmin('/admin/content-checks');
  expect((await screen.findByText(later)).closest('li')).toHaveTextContent('It has neither');
  expect(screen.getByText('Opening').closest('li')).toHaveTextContent(earlier);
});

test('conferences of one title and year are told apart by the day, or else by the address', () => {
  const one = { id: '1', title: 'Law', slug: 'law', startDate: '2028-02-01T08:00:00.000Z', timezone: 'UTC' };
  const sameYear = { ...one, id: '2', slug: 'law-2', startDate: '2028-09-01T08:00:00.000Z' };
  const sameDay = { ...one, id: '3', slug: 'law-3' };
  expect([one, sameYear].map((conference) => conferenceName(conference, [one, sameYear]))).toEqual([
    'Law (1 February 2028)',
    'Law (1 September 2028)',
  ]);
  expect([one, sameDay].map((conference) => conferenceName(conference, [one, sameDay]))).toEqual([
    'Law (law)',
    'Law (law-3)',
  ]);
});

test('the dialog of a link offers both conferences of one title by their names', async () => {
  const entry = aContentEntry({ key: 'about.content', type: 'textarea', content: '<p>Who we are.</p>' });
  fakeGateway({ ...twinResponses, '/api/cms/content': [entry], '/api/cms/content/deleted': [] });
  const { user } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Edit about.content' }));
  await screen.findByRole('textbox', { name: 'Content' });
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const pages = within(await screen.findByRole('combobox', { name: /^Page of this site/ }));
  expect(await pages.findByRole('option', { name: earlier })).toHaveValue('/conferences/rivers');
  expect(pages.getByRole('option', { name: later })).toHaveValue('/conferences/rivers-again');
});
