import { type Visits, visits } from '@majlis/contracts/site/visits';
import { screen, within } from '@testing-library/react';
import { failure, fakeGateway } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../testing/staff-samples';

const conference = aListedConference({ title: 'Forum', slug: 'forum', status: 'published' });

const daysUpTo = (last: string, ...views: number[]): Visits['days'] =>
  views.map((count, index) => ({
    day: new Date(Date.parse(last) - (views.length - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    views: count,
  }));

const report = (changes: Partial<Visits> = {}): Visits => ({
  isCounting: true,
  days: daysUpTo('2026-03-14', 1_200, 3, 1),
  pages: [
    { path: '/conferences/forum', title: 'Forum', views: 1_000 },
    { path: '/', title: null, views: 203 },
    { path: '/speakers/%D9%87%D8%A7%D9%84%D8%A9', title: null, views: 1 },
  ],
  referrers: [{ host: 'a.example', views: 7 }],
  searches: 13,
  words: [{ word: 'زكاة', searches: 3 }],
  ...changes,
});

const month = visits({ days: 30 }).path;

function open(responses: object, search = '') {
  fakeGateway({ '/api/auth/session': signedIn(), '/api/conferences': [conference], ...responses });
  return openAdmin(`/admin/visits${search}`);
}

const rowsOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

beforeEach(() => window.localStorage.clear());

test('the sum, a plot with its table, and the lists are shown', async () => {
  const { user } = open({ [month]: report() });
  const views = await screen.findByRole('region', { name: 'Views' });
  expect(within(views).getByText('1,204 views')).toBeVisible();
  const plot = within(views).getByRole('img', { name: 'Views per day, 1,200 views at most (12 March 2026)' });
  expect(Array.from(plot.querySelectorAll('rect'), (bar) => bar.getAttribute('height'))).toEqual([
    '100',
    '0.25',
    expect.stringMatching(/^0\.08/),
  ]);
  await user.click(within(views).getByText('Show as a table'));
  expect(rowsOf(views)).toEqual([
    ['Day', 'Views'],
    ['14 March 2026', '1'],
    ['13 March 2026', '3'],
    ['12 March 2026', '1,200'],
  ]);
  expect(rowsOf(screen.getByRole('region', { name: 'Most read pages' }))).toEqual([
    ['Page', 'Views'],
    ['Forum/conferences/forum', '1,000'],
    ['Home page/', '203'],
    ['هالة/speakers/هالة', '1'],
  ]);
  expect(screen.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', '/conferences/forum');
  expect(rowsOf(screen.getByRole('region', { name: 'Came from' }))[1]).toEqual(['a.example', '7']);
  expect(rowsOf(screen.getByRole('region', { name: 'Searched for (13)' }))[1]).toEqual(['زكاة', '3']);
  expect(screen.getByRole('link', { name: 'Words that found nothing' })).toHaveAttribute(
    'href',
    '/admin/content-checks',
  );
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/api/cms/visits/export?days=30');
});

test('twelve months are shown by week', async () => {
  const year = visits({ days: 364 }).path;
  const days = daysUpTo('2026-03-14', ...Array<number>(364).fill(1));
  const { user } = open({ [month]: report(), [year]: report({ days }) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Last 12 months');
  expect(await screen.findByText('364 views')).toBeVisible();
  expect(window.location.search).toBe('?days=364');
  const plot = screen.getByRole('img', { name: /^Views per week, 7 views at most/ });
  expect(plot.querySelectorAll('rect')).toHaveLength(52);
  expect(plot.querySelector('rect:last-child title')?.textContent).toBe('8–14 March 2026: 7 views');
});

test('the pages of one conference are shown without what is only known of the whole site', async () => {
  const path = visits({ days: 30, conference: 'forum' }).path;
  const ofConference = report({ referrers: [], searches: 0, words: [], days: daysUpTo('2026-03-14', 2) });
  const { user } = open({ [month]: report(), [path]: ofConference });
  await screen.findByRole('option', { name: 'Forum' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pages' }), 'Forum');
  expect(await screen.findByText('2 views')).toBeVisible();
  expect(window.location.search).toBe('?conference=forum');
  expect(screen.queryByRole('region', { name: /Came from|Searched for/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pages' }), 'The whole site');
  expect(await screen.findByRole('region', { name: 'Came from' })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('a conference that is not on the list stays chosen', async () => {
  open({ [visits({ days: 30, conference: 'gone' }).path]: report() }, '?conference=gone&days=x');
  expect(await screen.findByRole('combobox', { name: 'Pages' })).toHaveValue('gone');
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('30');
});

const nothing = { days: daysUpTo('2026-03-14', 0, 0), pages: [], referrers: [], searches: 0, words: [] };

test.each<[string, Partial<Visits>, RegExp]>([
  ['before the first visit', nothing, /^Counting starts with the first visit/],
  ['while counting is switched off', { isCounting: false }, /^Visits are not counted: COUNT_VISITS is off/],
  ['when nothing was counted and counting is off', { ...nothing, isCounting: false }, /^No views in this period$/],
])('%s the page says so', async (_when, changes, message) => {
  open({ [month]: report(changes) });
  expect(
    await screen.findByText(
      (_text, element) => /^(P|H2)$/.test(element?.tagName ?? '') && message.test(element?.textContent ?? ''),
    ),
  ).toBeVisible();
});

test('visits that could not be loaded can be requested again', async () => {
  let isDown = true;
  const { user } = open({ [month]: () => (isDown ? failure(503) : report()) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('1,204 views')).toBeVisible();
});

test('the release page of a conference shows how often it was read', async () => {
  fakeGateway({
    '/api/auth/session': signedIn(),
    '/api/conferences': [conference],
    [`/api/conferences/${conference.id}/checklist`]: [],
    [visits({ days: 30, conference: 'forum' }).path]: report(),
  });
  openAdmin(`/admin/conference-management/${conference.id}/release`);
  const read = await screen.findByRole('region', { name: 'Read' });
  expect(await within(read).findByText(/^1,204 views of its pages in the last 30 days\./)).toBeVisible();
  expect(within(read).getByRole('img', { name: /^Views per day/ })).toBeInTheDocument();
  expect(within(read).getByRole('link', { name: 'See the visits' })).toHaveAttribute(
    'href',
    '/admin/visits?conference=forum',
  );
});
