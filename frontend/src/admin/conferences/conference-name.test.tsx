import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { openAdmin } from '../../testing/open-admin';
import { aPerson } from '../../testing/samples';
import { aListedConference, signedIn } from '../../testing/staff-samples';

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
