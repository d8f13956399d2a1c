import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aFeedItem, anEpisode, aSocialPost } from '../../testing/samples';
import { HomePage } from './home-page';

const pictures = ['pool', 'arch', 'door'].map((name) => ({
  url: `/pictures/${name}.svg`,
  filename: `${name}.svg`,
  alt: name,
}));
const responses = {
  '/api/cms/content': [],
  '/api/cms/carousel-files': pictures,
  '/api/research-items/latest': ['One', 'Two', 'Three'].map((title) => aFeedItem({ title })),
  '/api/blog-posts/latest': [aFeedItem({ title: 'A post' })],
  '/api/podcast-episodes/latest': [anEpisode()],
  '/api/instagram-posts': [aSocialPost()],
  '/api/cms/timeline': [],
  '/api/conferences/next': null,
  '/api/cms/testimonials': [
    {
      id: '1',
      name: 'Farida',
      title: '',
      organization: '',
      country: '',
      testimonial: 'Good.',
      imageUrl: '',
      order: 0,
      isActive: true,
    },
  ],
};
const part = (name: string) => screen.findByRole('region', { name });
const open = (changes: Record<string, unknown> = {}, at = '/') => {
  fakeGateway({ ...responses, ...changes });
  return renderPage(<HomePage />, { at });
};

test('the sections are ordered: research, blog, podcast, endorsements, links, photos', async () => {
  open();
  await screen.findByRole('heading', { name: 'What others say' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'About Majlis',
    'Latest publications',
    'From the blog',
    'Conversations to listen to',
    'What others say',
    'Stay in the conversation',
    'From our gatherings',
  ]);
});

test('three skeletons are replaced by the three latest research items', async () => {
  open();
  const research = within(await part('Latest publications'));
  expect(research.getAllByTestId('skeleton')).toHaveLength(3);
  expect(await research.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.queryByText('Four')).not.toBeInTheDocument();
});

test('when the research feed fails the section is left out without an error', async () => {
  open({ '/api/research-items/latest': failure(502) });
  await waitForElementToBeRemoved(() => screen.queryByRole('heading', { name: 'Latest publications' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('texts that staff entered replace the default texts', async () => {
  open({
    '/api/cms/content': [
      { key: 'hero.title', content: 'A new headline' },
      { key: 'about.content', content: '<p>Our <em>story</em><script>alert(1)</script></p>' },
      { key: 'about.button_text', content: 'Read on' },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'A new headline' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/about');
  const story = await screen.findByText('story');
  expect(story.closest('p')?.innerHTML).toBe('Our <em>story</em>');
});

test('the default texts are shown when the content fails to load', async () => {
  open({ '/api/cms/content': failure(503) });
  expect(await screen.findByText(/Founded in 2011, we are a non-profit network/)).toBeVisible();
});

test('each picture has one accessible name although the strip repeats it', async () => {
  open();
  expect(await screen.findByRole('img', { name: 'arch' })).toBeInTheDocument();
  expect(document.querySelectorAll('img[src="/pictures/arch.svg"]').length).toBeGreaterThanOrEqual(3);
});

test('the carousel shows bundled pictures when the list fails to load', async () => {
  open({ '/api/cms/carousel-files': failure(502) });
  expect(await screen.findByRole('img', { name: 'Light through a carved lattice' })).toBeInTheDocument();
});

test('the carousel can be paused and resumed', async () => {
  open({ '/api/research-items/latest': pending });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the title of the home page is the name of the site', async () => {
  open({ '/api/cms/content': [{ key: 'site.name', content: 'The Council' }] });
  await waitFor(() => expect(document.title).toBe('The Council · A research and conference network'));
});

test('a hash link scrolls to its section even if that loads late', async () => {
  const scrolledTo: (string | undefined)[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolledTo.push(this.id);
  };
  open({}, '/#endorsements');
  await waitFor(() => expect(scrolledTo).toContain('endorsements'));
});
