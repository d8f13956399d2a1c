import { screen } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../../testing/fake-gateway';
import { renderPage } from '../../../testing/render-page';
import { aSocialPost } from '../../../testing/samples';
import { SocialFeed } from './social-feed';

const open = (response: unknown) => {
  fakeGateway({ '/api/instagram-posts': response, '/api/cms/content': [] });
  return renderPage(<SocialFeed />);
};
const posts = async () => {
  await screen.findByRole('list');
  return screen.getAllByRole('listitem');
};

test('five skeletons are shown while the posts load', () => {
  open(pending);
  expect(screen.getAllByTestId('post skeleton')).toHaveLength(5);
});

test('the first five posts are shown and link to Instagram', async () => {
  open(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((caption) => aSocialPost({ caption })));
  expect(await posts()).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'One (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/p/one/',
  );
  expect(screen.queryByText('Six')).not.toBeInTheDocument();
});

test('a post takes the direction of its caption, not that of its badge', async () => {
  open([aSocialPost({ caption: 'كلمات', media_type: 'VIDEO' })]);
  const [post] = await posts();
  expect(post).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('Video').tagName).toBe('BDI');
  expect(post?.querySelector('time > bdi')).toHaveTextContent(/^\d+ \p{L}+ \d{4}$/u);
  const caption = screen.getByText('كلمات').closest('p');
  expect(caption).not.toHaveAttribute('dir');
  expect(caption).toHaveAttribute('lang', 'ar');
});

test('likes and comments are shown only if there are any', async () => {
  open([aSocialPost({ caption: 'Many', like_count: 1204, comments_count: 1 }), aSocialPost({ caption: 'None' })]);
  const [many, none] = await posts();
  expect(many).toHaveTextContent('1,204 likes');
  expect(many).toHaveTextContent('1 comment');
  expect(none).not.toHaveTextContent(/like|comment/);
});

test.each([
  ['IMAGE', 0, 0],
  ['VIDEO', 1, 0],
  ['CAROUSEL_ALBUM', 0, 1],
])(
  'a post of type %s shows its picture, and a badge if it is a video or an album',
  async (media_type, videos, albums) => {
    open([aSocialPost({ media_type })]);
    const [post] = await posts();
    expect(post?.querySelector('img')).toHaveAttribute('src', '/images/feeds/0a1b-720x720.webp');
    expect(screen.queryAllByText('Video')).toHaveLength(videos);
    expect(screen.queryAllByText('Album')).toHaveLength(albums);
    expect(screen.queryByText('Media not available')).not.toBeInTheDocument();
  },
);

test.each([
  ['of an unknown media type', { media_type: 'REELS' }],
  ['without a picture', { media_url: '' }],
])('a post %s shows a text instead of a picture', async (_case, changes) => {
  open([aSocialPost(changes)]);
  const [post] = await posts();
  expect(post).toHaveTextContent('Media not available');
  expect(post?.querySelector('img')).toBeNull();
});

test('the link of a post without a caption names its date', async () => {
  open([aSocialPost({ caption: '' })]);
  expect(await screen.findByRole('link', { name: /^Post of 12 March 2026/ })).toBeVisible();
});

test.each([
  ['fails', failure(503)],
  ['is empty', []],
])('when the feed %s, a link to Instagram is shown instead', async (_case, response) => {
  open(response);
  expect(await screen.findByText('Pictures of our conferences and seminars are on Instagram.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Follow us on Instagram/ });
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', 'https://www.instagram.com/example');
});
