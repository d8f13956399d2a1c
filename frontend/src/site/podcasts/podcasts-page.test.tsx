import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { renderPage } from '../../testing/render-page';
import { anEpisode } from '../../testing/samples';
import { PodcastsPage } from './podcasts-page';

const episodes = [
  anEpisode({ slug: 'waqf', title: 'Waqf', description: 'Endowments', pubDate: '2025-01-05T00:00:00Z' }),
  anEpisode({ slug: 'consent', title: 'Consent', description: 'Investiture', pubDate: '2026-03-12T00:00:00Z' }),
  anEpisode({ slug: 'bread', title: 'Bread', description: 'Hisba in Cairo', pubDate: '2025-09-01T00:00:00Z' }),
];
const open = (response: unknown, at = '/podcasts') => {
  const calls = fakeGateway({ '/api/podcast-episodes/summaries': response, '/api/cms/content': [] });
  renderPage(<PodcastsPage />, { at });
  return calls;
};
const titles = async () => {
  await screen.findByText(/^\d+ episodes?$/);
  return screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
};

test('nine skeletons are shown while the episodes load', () => {
  open(pending);
  expect(screen.getAllByTestId('skeleton')).toHaveLength(9);
});

test('items are sorted by date, newest first, or alphabetically by title', async () => {
  open(episodes);
  expect(await titles()).toEqual(['Consent', 'Bread', 'Waqf']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Sort by Title');
  expect(await titles()).toEqual(['Bread', 'Consent', 'Waqf']);
});

test('pinned episodes come first unless the list is sorted by title', async () => {
  open(episodes.map((episode) => (episode.slug === 'waqf' ? { ...episode, isPinned: true } : episode)));
  expect(await titles()).toEqual(['Waqf', 'Consent', 'Bread']);
  expect(screen.getByText('Pinned')).toBeVisible();
});

test('the search finds words in titles and descriptions, and the count is updated', async () => {
  open(episodes);
  expect(await screen.findByText('3 episodes')).toBeVisible();
  const field = screen.getByPlaceholderText('Search episodes...');
  await userEvent.type(field, 'WAQ');
  expect(await titles()).toEqual(['Waqf']);
  expect(screen.getByText('1 episode')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'cairo');
  expect(await titles()).toEqual(['Bread']);
});

test('the search covers categories, and the URL can select one', async () => {
  const withCategory = anEpisode({ slug: 'oath', title: 'Oath', categories: ['Law of contracts'] });
  open([...episodes, withCategory], '/podcasts?category=law%20of%20contracts');
  expect(await titles()).toEqual(['Oath']);
  await userEvent.click(screen.getByRole('button', { name: /^Category: law of contracts/ }));
  await userEvent.type(screen.getByPlaceholderText('Search episodes...'), 'contracts');
  expect(await titles()).toEqual(['Oath']);
});

test('search and sort order are kept in the URL and restored from it', async () => {
  fakeGateway({ '/api/podcast-episodes/summaries': episodes, '/api/cms/content': [] });
  const { user, currentUrl } = openSite('/podcasts?sort=title');
  expect(await titles()).toEqual(['Bread', 'Consent', 'Waqf']);
  await user.type(screen.getByPlaceholderText('Search episodes...'), 'co');
  expect(await titles()).toEqual(['Consent']);
  await waitFor(() => expect(currentUrl()).toBe('/podcasts?q=co&sort=title'));
  await user.click(screen.getAllByRole('link', { name: 'Podcast' })[0] as HTMLElement);
  expect(await titles()).toEqual(['Consent', 'Bread', 'Waqf']);
  expect(screen.getByPlaceholderText('Search episodes...')).toHaveValue('');
});

test('a card shows number, date and duration, and links to the page of the episode', async () => {
  open([anEpisode({ slug: 'waqf', title: 'Waqf', description: 'Endowments', duration: '10:00', episodeNumber: 12 })]);
  expect(await screen.findByRole('link', { name: 'Waqf' })).toHaveAttribute('href', '/podcasts/waqf');
  const card = within(screen.getByRole('listitem'));
  for (const fact of ['Episode 12', '12 March 2026', '10:00', 'Endowments'])
    expect(card.getByText(fact)).toBeInTheDocument();
});

test('a card leaves out facts that the feed does not have', async () => {
  open([anEpisode({ duration: undefined, episodeNumber: undefined })]);
  await titles();
  expect(screen.queryByText(/^Episode \d/)).not.toBeInTheDocument();
  expect(screen.queryByText('Duration')).not.toBeInTheDocument();
});

test('a search without results shows a message and can be cleared', async () => {
  open(episodes, '/podcasts?q=nothing-like-it');
  expect(await screen.findByText('No episodes found')).toBeVisible();
  expect(screen.getByText('0 episodes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await titles()).toEqual(['Consent', 'Bread', 'Waqf']);
  expect(screen.getByPlaceholderText('Search episodes...')).toHaveFocus();
});

test('the page links the RSS feed, and the podcast apps for which staff entered a URL', async () => {
  fakeGateway({
    '/api/podcast-episodes/summaries': episodes,
    '/api/cms/content': [{ key: 'podcast.spotify_url', content: 'https://open.spotify.com/show/1' }],
  });
  renderPage(<PodcastsPage />);
  expect(await screen.findByRole('link', { name: /^Spotify/ })).toHaveAttribute(
    'href',
    'https://open.spotify.com/show/1',
  );
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/feeds/podcast.xml');
  expect(screen.queryByRole('link', { name: /Apple/ })).toBeNull();
});

test('a feed that fails to load shows an error', async () => {
  open(failure(503));
  expect(await screen.findByText('Failed to load episodes')).toBeVisible();
  expect(
    screen.getByText("We're having trouble connecting to the podcast feed. Please try again later."),
  ).toBeVisible();
});
