import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { renderPage } from '../../testing/render-page';
import { aFeedItem } from '../../testing/samples';
import { ResearchPage } from './research-page';

const items = [
  aFeedItem({
    title: 'Waqf and welfare',
    description: 'Endowments',
    author: 'Amina Noor',
    pubDate: '2025-01-05T00:00:00Z',
  }),
  aFeedItem({ title: 'Consent', description: 'Investiture', author: 'Salma Idris', pubDate: '2026-03-12T00:00:00Z' }),
  aFeedItem({
    title: 'Bread prices',
    description: 'Hisba in Cairo',
    categories: ['Markets', 'Law', 'Économie'],
    author: undefined,
    pubDate: '2025-09-01T00:00:00Z',
  }),
];
const open = (response: unknown, at = '/research') => {
  const calls = fakeGateway({ '/api/research-items': response, '/api/cms/content': [] });
  renderPage(<ResearchPage />, { at });
  return calls;
};
afterEach(() => void jest.restoreAllMocks());

/** Returns the text by which `dir="auto"` decides: it leaves out elements with a direction of their own. */
const directionText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent;
      return node.matches('bdi, [dir]') ? '' : directionText(node);
    })
    .join('');

const titles = async () => {
  await screen.findByText(/^\d+ publications?$/);
  return screen
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.replace(' (opens in a new tab)', ''));
};

test('the page links its RSS feed and no podcast apps', async () => {
  fakeGateway({
    '/api/research-items': [],
    '/api/cms/content': [{ key: 'podcast.apple_url', content: 'https://podcasts.apple.com/1' }],
  });
  renderPage(<ResearchPage />);
  expect(await screen.findByText('0 publications')).toBeVisible();
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/feeds/research.xml');
  expect(screen.queryByRole('link', { name: /Apple/ })).toBeNull();
});

test('nine skeletons are shown while the research loads', () => {
  open(pending);
  expect(screen.getAllByTestId('skeleton')).toHaveLength(9);
});

test('items are sorted by date, newest first, or alphabetically by title', async () => {
  open(items);
  expect(await titles()).toEqual(['Consent', 'Bread prices', 'Waqf and welfare']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Sort by Title');
  expect(await titles()).toEqual(['Bread prices', 'Consent', 'Waqf and welfare']);
});

test.each([
  ['a title, whatever its case and accents', 'WÁQF', ['Waqf and welfare']],
  ['a description', 'cairo', ['Bread prices']],
  ['an author', 'salma', ['Consent']],
  ['a category, also one that its card does not show', 'economie', ['Bread prices']],
])('the search finds %s and the count is updated', async (_case, words, expected) => {
  open(items);
  expect(await screen.findByText('3 publications')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Search research...'), words);
  expect(await titles()).toEqual(expected);
  expect(screen.getByText('1 publication')).toBeVisible();
});

test('pinned items come first with a badge, except when the list is sorted by title', async () => {
  open([...items, aFeedItem({ title: 'Trade routes', pubDate: '2020-01-01T00:00:00Z', isPinned: true })]);
  expect(await titles()).toEqual(['Trade routes', 'Consent', 'Bread prices', 'Waqf and welfare']);
  expect(screen.getAllByText('Pinned')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Sort by Title');
  expect(await titles()).toEqual(['Bread prices', 'Consent', 'Trade routes', 'Waqf and welfare']);
});

test('an item with a picture shows it', async () => {
  open([aFeedItem({ title: 'With', imageUrl: '/images/feeds/0a1b-960x540.webp' }), aFeedItem({ title: 'Without' })]);
  await titles();
  const pictures = screen.getAllByRole('listitem').map((item) => item.querySelectorAll('img').length);
  expect(pictures.filter((count) => count > 0)).toEqual([1]);
});

test('the count is announced', async () => {
  open(items);
  expect(await screen.findByText('3 publications')).toHaveAttribute('role', 'status');
});

test('loaded data stays on the page when a refetch fails', async () => {
  let isDown = false;
  const calls = open(() => (isDown ? failure(503) : items));
  await titles();
  isDown = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/research-items')).toHaveLength(2));
  await act(async () => undefined);
  expect(await titles()).toEqual(['Consent', 'Bread prices', 'Waqf and welfare']);
});

test('a shared URL restores search and sort order', async () => {
  open(items, '/research?q=e&sort=title');
  expect(await titles()).toEqual(['Bread prices', 'Consent', 'Waqf and welfare']);
  expect(screen.getByPlaceholderText('Search research...')).toHaveValue('e');
});

test('a card links to the item and shows its date, author and first two categories', async () => {
  open([aFeedItem({ title: 'Consent', link: 'https://research.example.org/consent' })]);
  expect(await screen.findByRole('link', { name: /^Consent/ })).toHaveAttribute(
    'href',
    'https://research.example.org/consent',
  );
  expect(screen.getByText('12 March 2026')).toBeVisible();
  expect(screen.getByText('Salma Idris')).toBeVisible();
  const categories = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('listitem');
  expect(categories.map((category) => category.textContent)).toEqual(['Politics', 'Law']);
});

test('a category link sets a filter in the URL, which can be removed again', async () => {
  fakeGateway({ '/api/research-items': items, '/api/cms/content': [] });
  const { user, currentUrl } = openSite('/research?q=e&sort=title');
  await titles();
  const law = screen.getAllByRole('link', { name: 'Law' });
  expect(law.map((link) => link.closest('a a, h3'))).toEqual([null, null, null]);
  await user.click(screen.getByRole('link', { name: 'Markets' }));
  expect(await titles()).toEqual(['Bread prices']);
  expect(currentUrl()).toBe('/research?q=e&sort=title&category=Markets');
  expect(screen.getByText('1 publication')).toBeVisible();
  expect(screen.getByRole('search')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Category: Markets, show all categories' }));
  expect(await titles()).toEqual(['Bread prices', 'Consent', 'Waqf and welfare']);
  expect(screen.getByRole('search')).toHaveFocus();
  expect(screen.queryByText(/^Category:/)).toBeNull();
  await waitFor(() => expect(currentUrl()).toBe('/research?q=e&sort=title'));
});

test.each([
  ['Markets', ['Bread prices']],
  ['law', ['Consent', 'Bread prices', 'Waqf and welfare']],
  ['economie', ['Bread prices']],
  ['Mark', []],
])('a shared URL shows the items of the category %s', async (category, expected) => {
  open(items, `/research?category=${category}`);
  expect(await titles()).toEqual(expected);
  expect(screen.getByRole('button', { name: `Category: ${category}, show all categories` })).toBeVisible();
});

test('a search without results shows what was searched and a hint, and can be cleared', async () => {
  open(items, '/research?q=nothing-like-it&sort=title&category=Law');
  expect(await screen.findByText('No research items found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search terms or filters.')).toBeVisible();
  for (const searched of ['nothing-like-it', 'Law'])
    expect(within(screen.getByText(/^for “/)).getByText(searched)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await titles()).toEqual(['Bread prices', 'Consent', 'Waqf and welfare']);
  expect(screen.getByPlaceholderText('Search research...')).toHaveValue('');
  expect(screen.getByRole('search')).toContainElement(document.activeElement as HTMLElement);
});

test('a card has the direction of its title', async () => {
  open([aFeedItem({ title: 'حرية الضمير', isPinned: true })]);
  const title = await screen.findByRole('heading', { level: 3 });
  const card = title.closest('li') as HTMLElement;
  expect(card).toHaveAttribute('dir', 'auto');
  expect(title).toHaveAttribute('lang', 'ar');
  expect(directionText(card)).toMatch(/^\s*حرية/);
});

test('a feed that fails to load shows an error and a retry button', async () => {
  open(failure(502));
  expect(await screen.findByText('Failed to load research items')).toBeVisible();
  expect(
    screen.getByText("We're having trouble connecting to the research feed. Please try again later."),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a page that carries the start of a long list counts all of it, and searches in all of it', async () => {
  const seventy = Array.from({ length: 70 }, (_, index) =>
    aFeedItem({ title: `Paper ${index + 1}`, pubDate: new Date(1.7e12 - index * 864e5).toISOString() }),
  );
  const calls = fakeGateway({ '/api/research-items': seventy, '/api/cms/content': [] });
  const start = [{ name: '', rows: seventy.slice(0, 60), total: 70 }];
  renderPage(<ResearchPage />, { at: '/research', prerendered: { '/api/research-items#newest': start } });
  expect(screen.getByText('70 publications')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all 70: Publications' })).toHaveAttribute('href', '/lists/research/1');
  expect(calls.map(({ path }) => path)).toEqual(['/api/cms/content']);
  await userEvent.type(screen.getByRole('searchbox'), 'Paper 70');
  expect(await screen.findByText('1 publication')).toBeVisible();
  expect(await titles()).toEqual(['Paper 70']);
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('70 publications')).toBeVisible();
});

test('all of a long list are shown on demand, and the focus moves to the first of those that were added', async () => {
  const seventy = Array.from({ length: 70 }, (_, index) => aFeedItem({ title: `Paper ${index + 1}` }));
  fakeGateway({ '/api/research-items': seventy, '/api/cms/content': [] });
  const start = [{ name: '', rows: seventy.slice(0, 60), total: 70 }];
  renderPage(<ResearchPage />, { at: '/research', prerendered: { '/api/research-items#newest': start } });
  await userEvent.click(screen.getByRole('link', { name: 'Show all 70: Publications' }));
  expect((await screen.findByText(/^Paper 61/)).closest('li')).toHaveFocus();
  expect(screen.getByText('All 70 are shown')).toBeInTheDocument();
});
