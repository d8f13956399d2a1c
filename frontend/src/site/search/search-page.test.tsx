import { type SearchResponse, type SearchResult, search } from '@majlis/contracts/site/search';
import { screen, within } from '@testing-library/react';
import { failure, fakeGateway } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';

const aResult = (text: string, changes: Partial<SearchResult> = {}): SearchResult => ({
  ...{
    url: '/conferences/faith',
    title: { text, matches: [] },
    note: { text: '', matches: [] },
    year: null,
    language: 'en',
  },
  ...{ excerpt: { text: '', matches: [] }, ...changes },
});
const found = (...groups: SearchResponse['groups']): SearchResponse => ({ groups, suggestion: null });
const nothing = (suggestion: string | null = null): SearchResponse => ({ groups: [], suggestion });
const path = (...query: Parameters<typeof search>) => search(...query).path;

test('a search is sent by its button, and its results are grouped with what was searched for marked', async () => {
  fakeGateway({
    [path('faith')]: found(
      {
        kind: 'session',
        results: [
          aResult('On <b>faith</b>', {
            url: '/conferences/faith/sessions/on-faith',
            title: { text: 'On <b>faith</b>', matches: [[6, 11]] },
            note: { text: 'Faith and Reason', matches: [[0, 5]] },
            excerpt: { text: '…of faith.', matches: [[4, 9]] },
            year: 2026,
          }),
        ],
        hasMore: true,
      },
      { kind: 'research', results: [aResult('Elsewhere', { url: 'https://journal.example/1' })], hasMore: false },
    ),
  });
  const { user, currentUrl } = openSite('/search');
  await user.type(await screen.findByRole('searchbox', { name: 'Search this site' }), ' faith{Enter}');
  const sessions = await screen.findByRole('region', { name: 'Sessions' });
  expect(currentUrl()).toBe('/search?q=faith');
  const link = within(sessions).getByRole('link', { name: /faith/ });
  expect(link).toHaveAttribute('href', '/conferences/faith/sessions/on-faith');
  expect(link).toHaveTextContent('On <b>faith</b>');
  expect(link.querySelector('mark')).toHaveTextContent(/^faith$/);
  expect(sessions).toHaveTextContent('Faith and Reason 2026');
  const marked = [...sessions.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['faith', 'Faith', 'faith']);
  expect(within(sessions).getByRole('link', { name: 'More Sessions' })).toHaveAttribute(
    'href',
    '/search?q=faith&kind=session',
  );
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://journal.example/1');
  expect(screen.getByText('2 and more results')).toBeInTheDocument();
});

test('a kind and a year limit the search', async () => {
  const calls = fakeGateway({
    [path('faith', { kind: 'speaker', year: '2026' })]: nothing(),
    [path('faith', { year: '2026' })]: nothing(),
    [path('faith', { kind: 'speaker' })]: nothing(),
    [path('faith')]: nothing(),
  });
  const { user, currentUrl } = openSite('/search?q=faith');
  await user.click(await screen.findByRole('link', { name: 'Speakers' }));
  expect(currentUrl()).toBe('/search?q=faith&kind=speaker');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  expect(currentUrl()).toBe('/search?q=faith&kind=speaker&year=2026');
  expect(await screen.findByText(/with these filters/)).toHaveTextContent(
    'There is nothing for “faith” with these filters.',
  );
  await user.click(screen.getByRole('link', { name: 'Search everything' }));
  expect(currentUrl()).toBe('/search?q=faith');
  expect(calls.map((call) => call.path)).toEqual(
    expect.arrayContaining([path('faith', { kind: 'speaker', year: '2026' })]),
  );
});

test('where the site has several languages, a search may go through all of them', async () => {
  const all = { language: 'all' };
  fakeGateway({
    '/api/cms/content': [{ key: 'site.languages', content: 'ar' }],
    [path('صبر')]: nothing(),
    [path('صبر', all)]: found({
      kind: 'session',
      results: [
        aResult('الصبر', { url: '/ar/conferences/faith/sessions/patience', language: 'ar' }),
        aResult('Patience', { url: '/conferences/faith/sessions/patience' }),
      ],
      hasMore: false,
    }),
    [path('صبر', { ...all, year: '2026' })]: nothing(),
  });
  const { user, currentUrl } = openSite(`/search?q=${encodeURIComponent('صبر')}`);
  await user.click(await screen.findByRole('link', { name: 'Search in all languages' }));
  expect(currentUrl()).toMatch(/&language=all$/);
  const arabic = await screen.findByRole('link', { name: 'الصبر' });
  expect(arabic).toHaveAttribute('href', '/ar/conferences/faith/sessions/patience');
  expect(arabic.closest('li')).toHaveAttribute('lang', 'ar');
  expect(screen.getByRole('link', { name: 'Patience' }).closest('li')).not.toHaveAttribute('lang');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  expect(currentUrl()).toMatch(/&year=2026&language=all$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'On the English pages');
  expect(currentUrl()).not.toContain('language');
});

test('where nothing is found a similar search is suggested', async () => {
  fakeGateway({ [path('manuscrpits')]: nothing('Manuscripts'), [path('Manuscripts')]: found() });
  const { user, currentUrl } = openSite('/search?q=manuscrpits');
  await user.click(await screen.findByRole('link', { name: 'Manuscripts' }));
  expect(currentUrl()).toBe('/search?q=Manuscripts');
});

test('an unknown kind and year are left out, and a text that is too long is cut', async () => {
  const long = 'x'.repeat(200);
  const calls = fakeGateway({ [path(long)]: nothing() });
  openSite(`/search?q=${long}yz&kind=secret&year=20x6`);
  await screen.findByText('Nothing found');
  expect(calls.map((call) => call.path)).toContain(path(long));
});

test('a search that failed can be tried again', async () => {
  const responses: unknown[] = [failure(503), found()];
  fakeGateway({ [path('faith')]: () => responses.shift() ?? nothing() });
  const { user } = openSite('/search?q=faith');
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('0 results')).toBeInTheDocument();
});

test('a result says in which language its text is if that is not the language of the page', async () => {
  fakeGateway({
    '/api/cms/content': [],
    [path('roti')]: found({
      kind: 'session',
      results: [
        aResult('Harga roti', { url: '/conferences/pasar/sessions/roti', language: 'ms' }),
        aResult('Bread', { url: '/conferences/pasar/sessions/bread' }),
      ],
      hasMore: false,
    }),
  });
  const { user, currentUrl } = openSite('/search?q=roti');
  const malay = await screen.findByRole('link', { name: 'Harga roti' });
  expect(screen.getByText('Bahasa Melayu')).toHaveAttribute('lang', 'ms');
  expect(screen.queryByText('English')).not.toBeInTheDocument();
  // The page of this result is in the current language, so it opens within the site.
  await user.click(malay);
  expect(currentUrl()).toBe('/conferences/pasar/sessions/roti');
});
