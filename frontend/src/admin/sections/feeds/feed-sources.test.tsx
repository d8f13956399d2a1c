import type { FeedSourceStatus } from '@majlis/contracts/feeds/feed-sources';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aFeedSource, signedIn } from '../../../testing/staff-samples';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const journal = aFeedSource({ succeededAt: ago(1 / 12), items: 14, added: 2, changed: 1 });
const world = (sources: unknown, changes: Record<string, unknown> = {}) => ({
  '/api/auth/session': signedIn,
  '/api/feeds/sources': sources,
  '/api/feeds/items/research': [],
  '/api/research-items': [],
  ...changes,
});
const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest('li') as HTMLElement;
};

beforeEach(() => window.localStorage.clear());
afterEach(() => void jest.useRealTimers());

test('each source shows its state, its next fetch and its last changes', async () => {
  const blog = aFeedSource({ kind: 'blog', url: 'https://www.blog.example/feed', succeededAt: ago(30) });
  fakeGateway(world([journal, blog]));
  openAdmin('/admin/feeds');
  const row = await rowOf('journal.example');
  expect(row).toHaveTextContent('Research');
  expect(row).toHaveTextContent('https://journal.example/rss');
  expect(within(row).getByText('Up to date')).toBeVisible();
  expect(row).toHaveTextContent(/Last success\d+ \w+, \d\d:\d\d/);
  expect(row).toHaveTextContent(/Next check\d+ \w+, \d\d:\d\d/);
  expect(within(row).getByText(/^5 minutes ago · next in 1[45] minutes$/)).toBeVisible();
  expect(within(row).getByText('2 new, 1 changed')).not.toBeVisible();
  expect(row).toHaveTextContent('14 items');
  expect(row).toHaveTextContent('2 new, 1 changed');
  expect(await rowOf('blog.example')).toHaveTextContent(/Stale since \d+ \w+, \d\d:\d\d/);
});

test('a source shows how many of its items were skipped, and why', async () => {
  const skippedItems = { duplicate: 1, noText: 2 };
  fakeGateway(world([{ ...journal, skippedItems }, aFeedSource({ url: 'https://blog.example/feed' })]));
  openAdmin('/admin/feeds');
  expect(await rowOf('journal.example')).toHaveTextContent(
    'Skipped2 items: no title and no text; 1 item: the same identifier as another item',
  );
  expect(await rowOf('blog.example')).not.toHaveTextContent('Skipped');
});

test('a source shows what was guessed of its items, or what they lack', async () => {
  fakeGateway(world([{ ...journal, itemNotes: { noDate: 2, otherFile: 1 } }]));
  openAdmin('/admin/feeds');
  expect(await rowOf('journal.example')).toHaveTextContent(
    /Notes1 item: its file is not a sound recording.*; 2 items: no date that can be read/,
  );
});

test('a failing source shows an explanation, what visitors see, and the exact error', async () => {
  const error = { code: 'gone', text: 'Answered with status 404' } as const;
  fakeGateway(world([aFeedSource({ succeededAt: ago(2), failedAt: ago(1), error })]));
  openAdmin('/admin/feeds');
  const row = await rowOf('journal.example');
  expect(row).toHaveTextContent('Failing: there is nothing at this address any more; it may have moved');
  expect(row).toHaveTextContent('Visitors go on seeing what was read last');
  expect(row).toHaveTextContent(/1 hour ago.*Last check\d+ \w+, \d\d:\d\d/);
  expect(within(row).getByText(error.text)).toBeVisible();
});

test('without sources the page tells which settings add them', async () => {
  fakeGateway(world([]));
  openAdmin('/admin/feeds');
  expect(await screen.findByRole('heading', { name: 'No sources yet' })).toBeVisible();
  expect(screen.getByText(/RESEARCH_FEEDS, BLOG_FEEDS, PODCAST_FEEDS take the addresses/)).toBeVisible();
});

test('a failed load of the sources can be retried', async () => {
  const state = { response: failure(500) as unknown };
  fakeGateway(world(() => state.response));
  const { user } = openAdmin('/admin/feeds');
  await screen.findByText('The list could not be loaded.');
  state.response = [journal];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('journal.example')).toBeVisible();
});

test.each([
  [40, /The token ends on \d+ \w+( \d{4})? \(in 40 days\)\. It renews itself before\./],
  [9, /The token ends on \d+ \w+( \d{4})? \(in 9 days\)\. It should have renewed itself\..*INSTAGRAM_TOKEN/],
])("the note about the photo feed's token that ends in %d days is as urgent as needed", async (days, words) => {
  const tokenExpiresAt = ago(-days * 24 - 1);
  fakeGateway(world([aFeedSource({ kind: 'instagram', url: 'https://graph.example/me/media', tokenExpiresAt })]));
  openAdmin('/admin/feeds');
  expect(await rowOf('Instagram')).toHaveTextContent(words);
});

async function fetchFor(seconds: number) {
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: /^Fetch now/ }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByText('Fetching journal.example…')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Fetching/ })).toHaveAttribute('aria-disabled', 'true');
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
}

test('"Fetch now" sends one request, polls, and shows the result', async () => {
  let polls = 0;
  const after = { ...journal, succeededAt: new Date().toISOString(), added: 3, changed: 0, items: 17 };
  const calls = fakeGateway(
    world(
      () => {
        polls += 1;
        return polls > 3 ? [after] : [journal];
      },
      { 'POST /api/feeds/fetch': '' },
    ),
  );
  openAdmin('/admin/feeds');
  await rowOf('journal.example');
  await fetchFor(4);
  expect(screen.getByText('journal.example fetched: 3 new')).toBeVisible();
  expect(await rowOf('journal.example')).toHaveTextContent('17 items');
  expect(writeCalls(calls)).toMatchObject([{ path: '/api/feeds/fetch', body: { url: journal.url } }]);
});

test('a failed fetch shows the reason; a long one continues in the background', async () => {
  const broken: FeedSourceStatus = {
    ...journal,
    failedAt: new Date().toISOString(),
    error: { code: 'serverError', text: 'Answered with status 500' },
  };
  const state = { sources: [journal] };
  fakeGateway(world(() => state.sources, { 'POST /api/feeds/fetch': '' }));
  openAdmin('/admin/feeds');
  await rowOf('journal.example');
  await fetchFor(31);
  expect(screen.getByText('Still fetching journal.example')).toBeVisible();
  expect(screen.getByText('It goes on in the background; this page shows how it went.')).toBeVisible();
  state.sources = [broken];
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(/^Failing: its server reports an error/)).toBeVisible();
  state.sources = [{ ...broken, failedAt: new Date(Date.now() + 60_000).toISOString() }];
  const button = screen.getByRole('button', { name: /^Fetch now/ });
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Failed to fetch journal.example')).toBeVisible();
});
