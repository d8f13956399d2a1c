import { setTimeout } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aConference } from '../../testing/samples';
import { ConferencesPage } from './conferences-page';

const open = (response: unknown) => {
  const calls = fakeGateway({ '/api/conferences': response, '/api/cms/content': [] });
  renderPage(<ConferencesPage />);
  return calls;
};

test('a loading message is shown while the conferences load', () => {
  open(pending);
  expect(screen.getByText('Loading conferences...')).toBeVisible();
});

test('an empty list shows a message', async () => {
  open([]);
  expect(await screen.findByText('No Conferences Available')).toBeVisible();
  expect(screen.getByText('Check back soon for upcoming events and conferences.')).toBeVisible();
});

test('conferences keep the order of the API and link to their pages', async () => {
  open([
    aConference({ slug: 'second-by-date', title: 'Featured', featured: true }),
    aConference({ slug: 'first-by-date', title: 'Earlier', startDate: '2025-01-01T00:00:00Z' }),
  ]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/conferences/second-by-date',
    '/conferences/first-by-date',
    '/speakers',
  ]);
});

test('upcoming and past conferences are grouped, featured ones first', async () => {
  const past = { startDate: '2020-01-01T00:00:00Z', endDate: '2020-01-02T00:00:00Z' };
  const toCome = { startDate: '2120-01-01T00:00:00Z', endDate: '2120-01-02T00:00:00Z' };
  open([
    aConference({ ...past, slug: 'a', title: 'Past and featured', featured: true }),
    aConference({ ...toCome, slug: 'b', title: 'Next and featured', featured: true }),
    aConference({ ...past, slug: 'c', title: 'Under way', endDate: toCome.endDate }),
    aConference({ ...toCome, slug: 'd', title: 'Next' }),
    aConference({ ...past, slug: 'e', title: 'Past' }),
  ]);
  const groups = (await screen.findAllByRole('region')).map((group) => [
    within(group).getByRole('heading', { level: 2 }).textContent,
    within(group)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ]);
  expect(groups).toEqual([
    ['Upcoming conferences 3', ['Next and featured', 'Under way', 'Next']],
    ['Past conferences 2', ['Past and featured', 'Past']],
  ]);
});

test.each([
  ['يوم الحرية', 'rtl'],
  ['Freedom day', ''],
])('the whole card of a conference named %s has one direction', async (title, direction) => {
  open([aConference({ title })]);
  const card = (await screen.findByRole('link', { name: title })).closest('li');
  expect(card?.dir).toBe(direction);
  expect(card?.querySelector('time')).toHaveAttribute('dir', 'ltr');
});

test('an empty group has no heading', async () => {
  open([aConference({ startDate: '2120-01-01T00:00:00Z', endDate: '2120-01-02T00:00:00Z' })]);
  await screen.findByRole('heading', { level: 3 });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Upcoming conferences 1',
  ]);
});

test('a long list is paginated with links to the next and previous page', async () => {
  const full = Array.from({ length: 50 }, (_, number) =>
    aConference({ slug: `c${number}`, title: `Number ${number}` }),
  );
  fakeGateway({
    '/api/conferences': full,
    '/api/conferences?page=2': full.slice(0, 7),
    '/api/cms/content': [],
  });
  const { unmount } = renderPage(<ConferencesPage />, { at: '/conferences', path: '/conferences' });
  await screen.findByText('Conferences 1 to 50');
  const pages = () =>
    within(screen.getByRole('navigation', { name: 'Pages of the list' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(pages()).toEqual([['More conferences', '/conferences/pages/2']]);
  unmount();
  renderPage(<ConferencesPage />, { at: '/conferences/pages/2', path: '/conferences/pages/:number' });
  await screen.findByText('Conferences 51 to 57');
  expect(pages()).toEqual([['Previous conferences', '/conferences']]);
  expect(document.title).toContain('page 2');
});

test('a page past the end shows a message and a link to the first page', async () => {
  fakeGateway({ '/api/cms/content': [] });
  renderPage(<ConferencesPage />, { at: '/conferences/pages/3', path: '/conferences/pages/:number' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is empty');
  expect(screen.getByRole('link', { name: 'All conferences' })).toHaveAttribute('href', '/conferences');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('a card shows dates in the time zone of the conference, its location and its status', async () => {
  open([
    aConference({
      startDate: '2026-03-11T17:00:00Z',
      endDate: '2026-03-14T09:00:00Z',
      city: 'Kuala Lumpur',
      country: 'Malaysia',
    }),
    aConference({ slug: 'online', isVirtual: true, virtualPlatform: 'zoom', city: 'Nowhere', status: 'archived' }),
  ]);
  expect(await screen.findByText('12–14 March 2026')).toBeVisible();
  expect(screen.getByText('Kuala Lumpur, Malaysia')).toBeVisible();
  expect(screen.getByText('Published')).toHaveAttribute('data-status', 'published');
  expect(screen.getByText('Online, on Zoom')).toBeVisible();
  expect(screen.getByText('Archived')).toBeVisible();
});

test('a card tells a reader what a conference that is over has left, or that registration is open', async () => {
  const registration = {
    registrationRequired: true,
    startDate: '2120-03-01T00:00:00Z',
    endDate: '2120-03-02T00:00:00Z',
  };
  open([
    aConference({ slug: 'coming', ...registration }),
    aConference({ slug: 'over', startDate: '2020-03-01T00:00:00Z', endDate: '2020-03-02T00:00:00Z' }),
  ]);
  expect(await screen.findByText('Registration open')).toBeVisible();
  expect(screen.getByText('Over')).toBeVisible();
});

test('a failed request shows a retry button', async () => {
  open(failure(503));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('loaded data stays on the page when a refetch fails', async () => {
  let isDown = false;
  const calls = open(() => (isDown ? failure(503) : [aConference()]));
  await screen.findByRole('heading', { level: 3 });
  isDown = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/conferences')).toHaveLength(2));
  await act(() => setTimeout(50));
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
});
