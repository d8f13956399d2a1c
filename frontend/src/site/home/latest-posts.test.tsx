import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aFeedItem } from '../../testing/samples';
import { LatestPosts } from './latest-items';

const posts = ['One', 'Two', 'Three'].map((title) => aFeedItem({ title }));
const open = (response: unknown, content: unknown = []) => {
  fakeGateway({ '/api/blog-posts/latest': response, '/api/cms/content': content });
  return renderPage(<LatestPosts />);
};

test('three skeletons are replaced by the three latest posts', async () => {
  open(posts);
  expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog');
});

test('heading and subtitle are the texts that staff entered', async () => {
  open(pending, [
    { key: 'blog.title', content: 'Notes from the margin' },
    { key: 'blog.subtitle', content: 'Written in between' },
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Notes from the margin' })).toBeVisible();
  expect(screen.getByText('Written in between')).toBeVisible();
});

test('a blog that fails to load shows an error under its heading and can be retried', async () => {
  let isDown = true;
  open(() => (isDown ? failure(503) : posts));
  expect(await screen.findByText('Failed to load blog posts')).toBeVisible();
  expect(screen.getByText('Please try again later')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 3, name: /^One/ })).toBeVisible();
});

test('a category links to the posts of that category', async () => {
  open([aFeedItem({ categories: ['Law & order'] })]);
  expect(await screen.findByRole('link', { name: 'Law & order' })).toHaveAttribute(
    'href',
    '/blog?category=Law%20%26%20order',
  );
});

test('the section is left out if there are no posts', async () => {
  const { container } = open([]);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
