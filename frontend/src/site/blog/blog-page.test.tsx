import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aFeedItem } from '../../testing/samples';
import { BlogPage } from './blog-page';

const posts = [
  aFeedItem({ title: 'The scale in the square', pubDate: '2026-01-05T00:00:00Z' }),
  aFeedItem({ title: 'Reading aloud', description: 'Our circle', pubDate: '2026-03-12T00:00:00Z' }),
];
const open = (response: unknown, at = '/blog') => {
  fakeGateway({
    '/api/blog-posts': response,
    '/api/cms/content': [{ key: 'blog.url', content: 'https://blog.example.net' }],
  });
  return renderPage(<BlogPage />, { at });
};
const titles = async () => {
  await screen.findByText(/^\d+ posts?$/);
  return screen
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.replace(' (opens in a new tab)', ''));
};

test('the page links its RSS feed and no podcast apps', async () => {
  fakeGateway({
    '/api/blog-posts': [],
    '/api/cms/content': [{ key: 'podcast.apple_url', content: 'https://podcasts.apple.com/1' }],
  });
  renderPage(<BlogPage />);
  expect(await screen.findByText('0 posts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/feeds/blog.xml');
  expect(screen.queryByRole('link', { name: /Apple/ })).toBeNull();
});

test('nine skeletons are shown while the posts load', () => {
  open(pending);
  expect(screen.getAllByTestId('skeleton')).toHaveLength(9);
});

test('posts are searched, counted and sorted', async () => {
  open(posts);
  expect(await titles()).toEqual(['Reading aloud', 'The scale in the square']);
  expect(screen.getByText('2 posts')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Search posts...'), 'CIRCLE');
  expect(await titles()).toEqual(['Reading aloud']);
  expect(screen.getByText('1 post')).toBeVisible();
});

test('a shared URL restores search and sort order', async () => {
  open(posts, '/blog?q=the&sort=title');
  expect(await titles()).toEqual(['The scale in the square']);
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('title');
});

test('a post opens on the blog in a new tab, and its link says so', async () => {
  open([aFeedItem({ title: 'Reading aloud', link: 'https://blog.example.net/reading' })]);
  const link = await screen.findByRole('link', { name: 'Reading aloud (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://blog.example.net/reading');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^Visit the blog/ })).toHaveAttribute('href', 'https://blog.example.net');
});

test('an empty list shows a message', async () => {
  open([]);
  expect(await screen.findByText('No blog posts found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
});

test('a blog that fails to load shows an error and a retry button', async () => {
  open(failure(503));
  expect(await screen.findByText('Failed to load blog posts')).toBeVisible();
  expect(screen.getByText('Please try again later')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
