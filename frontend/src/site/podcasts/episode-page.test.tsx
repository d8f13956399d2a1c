import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { renderPage } from '../../testing/render-page';
import { anEpisode } from '../../testing/samples';
import { EpisodePage } from './episode-page';

const consent = anEpisode({
  slug: 'consent',
  title: 'Consent and covenant',
  description: 'What a ruler owes the ruled.',
  fullDescription: '<p>Letters of appointment.</p>',
  link: 'https://podcast.example.org/consent',
  audioUrl: 'https://podcast.example.org/consent.mp3',
  episodeNumber: 12,
});
const at = (slug: string) => `/api/podcast-episodes/slug/${slug}`;
const near = '/api/podcast-episodes/related/consent';
const open = (responses: Record<string, unknown>, slug = 'consent') => {
  const calls = fakeGateway({ '/api/cms/content': [], [near]: [], ...responses });
  renderPage(<EpisodePage />, { at: `/podcasts/${slug}`, path: '/podcasts/:slug' });
  return calls;
};

test('a loading message is shown, and the title names an episode', () => {
  open({ [at('consent')]: pending });
  expect(screen.getByText('Loading episode...')).toBeVisible();
  expect(document.title).toMatch(/^Episode · /);
});

test('an episode shows its facts, its notes and a link to the podcast’s site', async () => {
  open({ [at('consent')]: consent });
  expect(await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' })).toBeVisible();
  for (const text of ['Episode 12', '12 March 2026', 'Letters of appointment.'])
    expect(await screen.findByText(text)).toBeVisible();
  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(path.getByRole('link', { name: 'All episodes' })).toHaveAttribute('href', '/podcasts');
  expect(screen.getByRole('heading', { name: 'About This Episode' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open on the podcast’s site/ })).toHaveAttribute(
    'href',
    'https://podcast.example.org/consent',
  );
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(document.title).toMatch(/^Consent and covenant · /);
  expect(document.head.querySelector('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test.each([
  ['Consent and covenant', undefined],
  ['Consent, covenant and what a ruler owes the ruled', 'mediumTitle'],
  ['Consent, covenant and what a ruler owes the ruled: four letters of appointment, read aloud', 'longTitle'],
])('the longer a title is the smaller it is set: %s', async (title, size) => {
  open({ [at('consent')]: { ...consent, title } });
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(heading.className).toBe(size ?? '');
});

test('the header of an episode has the direction of its title, apart from the player and links', async () => {
  open({ [at('consent')]: { ...consent, title: 'حديث عن الحرية' } });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveAttribute('lang', 'ar');
  expect(title).not.toHaveAttribute('dir');
  expect(title.closest('[dir]')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('region', { name: 'Player' })).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('button', { name: 'Share' }).closest('[dir]')).toHaveAttribute('dir', 'ltr');
});

test('an episode without notes shows its description, and one without a recording has no player', async () => {
  open({ [at('consent')]: { ...consent, fullDescription: '', audioUrl: undefined } });
  expect(await screen.findByText('What a ruler owes the ruled.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Player' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Listen on/ })).toBeVisible();
});

test('related episodes keep the order of the API', async () => {
  const others = [6, 5, 4, 3].map((day) => anEpisode({ slug: `day-${day}`, title: `Day ${day}` }));
  open({ [at('consent')]: consent, [near]: others });
  await screen.findByRole('heading', { level: 2, name: 'More Episodes' });
  const links = await screen.findAllByRole('link', { name: /^Day/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([6, 5, 4, 3].map((day) => `/podcasts/day-${day}`));
});

test('the section is left out if there are no related episodes', async () => {
  open({ [at('consent')]: consent });
  await screen.findByText('Letters of appointment.');
  await waitFor(() => expect(screen.queryByText('More Episodes')).not.toBeInTheDocument());
});

test('related episodes that fail to load can be retried', async () => {
  let response: unknown = failure(503);
  open({ [at('consent')]: consent, [near]: () => response });
  await screen.findByText('The other episodes could not be loaded.');
  response = [anEpisode({ slug: 'other', title: 'Other' })];
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Other' })).toBeVisible();
});

test('the cached summary of an episode is shown while the episode loads', async () => {
  fakeGateway({
    '/api/cms/content': [],
    '/api/podcast-episodes/summaries': [consent],
    [near]: [],
    [at('consent')]: pending,
  });
  const { user } = openSite('/podcasts');
  await user.click(await screen.findByRole('link', { name: 'Consent and covenant' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' })).toBeVisible();
  expect(screen.queryByText('Letters of appointment.')).not.toBeInTheDocument();
});

test('notes that fail to load can be retried, and the rest of the page stays', async () => {
  let response: unknown = failure(503);
  fakeGateway({
    '/api/cms/content': [],
    '/api/podcast-episodes/summaries': [consent],
    [near]: [],
    [at('consent')]: () => response,
  });
  const { user } = openSite('/podcasts');
  await user.click(await screen.findByRole('link', { name: 'Consent and covenant' }));
  await screen.findByText('The notes of this episode could not be loaded.');
  expect(screen.getByRole('region', { name: 'Player' })).toBeVisible();
  response = consent;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Letters of appointment.')).toBeVisible();
});

test('an unknown episode shows a not-found message and a link to the list', async () => {
  open({ [at('gone')]: failure(404) }, 'gone');
  expect(await screen.findByRole('heading', { name: 'Episode Not Found' })).toBeVisible();
  expect(
    screen.getByText("The podcast episode you're looking for doesn't exist or may have been moved."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All episodes' })).toHaveAttribute('href', '/podcasts');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('an episode that fails to load can be retried', async () => {
  let response: unknown = failure(503);
  open({ [at('consent')]: () => response });
  await screen.findByRole('heading', { name: 'This episode could not be loaded' });
  response = consent;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' })).toBeVisible();
});
