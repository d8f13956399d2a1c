import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { renderPage } from '../../testing/render-page';
import { aPublicPage } from '../../testing/samples';
import { TextPage } from './text-page';

const at = (slug: string) => `/api/cms/pages/slug/${slug}`;
const conduct = at('code-of-conduct');
const open = (responses: Record<string, unknown>) => {
  const calls = fakeGateway({ '/api/cms/content': [], ...responses });
  renderPage(<TextPage />, { at: '/code-of-conduct', path: '/:slug' });
  return calls;
};
const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

test('a loading message is shown while the page loads', () => {
  open({ [conduct]: pending });
  expect(screen.getByText('Loading page...')).toBeVisible();
});

test('a page shows its title, text, last edit and place, and describes itself to search engines', async () => {
  open({ [conduct]: aPublicPage() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Code of Conduct' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Courtesy' })).toBeVisible();
  expect(screen.getByText('Be kind.')).toBeVisible();
  expect(screen.getByText('12 March 2026')).toHaveAttribute('datetime', '2026-03-12T08:00:00.000Z');
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(document.title).toMatch(/^Code of Conduct · /);
  expect(contentOf('meta[name="description"]')).toBe('Be kind.');
  expect(contentOf('meta[property="og:image"]')).toMatch(/\/share\/pages\/code-of-conduct\.jpg$/);
  expect(contentOf('meta[property="article:modified_time"]')).toBe('2026-03-12T08:00:00.000Z');
});

test('a page of the menu is below Who We Are, and its picture is only decoration', async () => {
  open({ [conduct]: aPublicPage({ placement: 'menu', imageUrl: '/images/content/0a1b2c-1920x1080.webp' }) });
  expect(await screen.findByRole('link', { name: 'Who We Are' })).toHaveAttribute('href', '/about');
  expect(document.querySelector('main img, header img')).toHaveAttribute('alt', '');
});

test('a page in Arabic reads from the right', async () => {
  open({ [conduct]: aPublicPage({ title: 'مدونة السلوك', body: '<p>كن لطيفا.</p>' }) });
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveAttribute('lang', 'ar');
  expect(title.closest('header')).toHaveAttribute('dir', 'rtl');
  expect((await screen.findByText('كن لطيفا.')).closest('[lang]')).toHaveAttribute('lang', 'ar');
});

test('a page that does not exist is a 404 page, and a failure can be tried again', async () => {
  let response: unknown = failure(503);
  open({ [conduct]: () => response });
  const again = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 60_000 });
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  response = failure(404);
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('the address of a page that has moved is replaced by the current one', async () => {
  const calls = fakeGateway({
    '/api/cms/content': [],
    '/api/cms/footer-partners': [],
    [at('old')]: aPublicPage({ slug: 'new' }),
  });
  const { currentUrl } = openSite('/old?from=mail#note-1');
  await waitFor(() => expect(currentUrl()).toBe('/new?from=mail#note-1'));
  // The title is rendered again at the current address, so the query is repeated until it stays.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Code of Conduct' })).toBeVisible());
  expect(calls.map(({ path }) => path)).not.toContain(at('new'));
});

test('a path of two names is a 404 page without a request', async () => {
  const calls = fakeGateway({ '/api/cms/content': [], '/api/cms/footer-partners': [] });
  openSite('/code-of-conduct/more');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(calls.filter(({ path }) => path.includes('/slug/'))).toEqual([]);
});
