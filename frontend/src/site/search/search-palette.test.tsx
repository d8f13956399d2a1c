import { type SearchResponse, search } from '@majlis/contracts/site/search';
import { screen } from '@testing-library/react';
import { type Call, fakeGateway } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';

const result = (text: string, url: string) => ({
  ...{
    url,
    title: { text, matches: [] },
    note: { text: '', matches: [] },
    excerpt: { text: '', matches: [] },
    year: null,
    language: 'en',
  },
});
const response: SearchResponse = {
  groups: [
    { kind: 'conference', results: [result('Faith and Reason', '/conferences/faith')], hasMore: false },
    {
      kind: 'speaker',
      results: [result('Layla Faith', '/speakers/layla'), result('Omar', '/speakers/omar')],
      hasMore: true,
    },
  ],
  suggestion: null,
};
const path = (text: string) => search(text, {}, true).path;

let calls: Call[];
beforeEach(() => {
  calls = fakeGateway({
    [path('faith')]: response,
    [path('faiht')]: { groups: [], suggestion: 'faith' },
    [path('zzz')]: { groups: [], suggestion: null },
  });
});

const box = () => screen.findByRole('combobox', { name: 'Search this site' });
const selected = () => screen.getByRole('option', { selected: true });
/** Waits for the colour schemes, because the code that opens the palette loads with them, last of all. */
async function open(press: (user: ReturnType<typeof openSite>['user']) => Promise<void>) {
  const site = openSite('/contact');
  await screen.findByRole('group', { name: 'Appearance' });
  await press(site.user);
  await box();
  return site;
}

test.each([
  ['Control and K', '{Control>}k{/Control}'],
  ['the slash', '/'],
])('%s opens the palette, and typing searches', async (_name, keys) => {
  const { user } = await open((each) => each.keyboard(keys));
  await user.type(await box(), 'faith');
  expect(await screen.findByRole('group', { name: 'Speakers' })).toBeInTheDocument();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Faith and Reason',
    'Layla Faith',
    'Omar',
  ]);
  // Not every letter sends a search.
  expect(calls.filter((call) => call.path.startsWith('/api/search')).length).toBeLessThan(5);
});

test('the link in the header opens the palette instead of the page', async () => {
  const { currentUrl } = await open((user) => user.click(screen.getByRole('link', { name: 'Search' })));
  expect(currentUrl()).toBe('/contact');
});

test('the arrow keys choose a result, in a circle, and Enter opens it', async () => {
  const { user, currentUrl } = await open((each) => each.keyboard('/'));
  const input = await box();
  await user.type(input, 'faith');
  await screen.findAllByRole('option');
  expect(selected()).toHaveTextContent('Faith and Reason');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toHaveTextContent('Omar');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toHaveTextContent('Layla Faith');
  expect(input).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{Enter}');
  expect(currentUrl()).toBe('/speakers/layla');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('Enter without a result opens the page of the search, which counts it', async () => {
  const { user, currentUrl } = await open((each) => each.keyboard('/'));
  await user.type(await box(), 'zzz');
  expect(await screen.findByText('Nothing found. Fewer words find more.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(currentUrl()).toBe('/search?q=zzz');
});

test('a suggestion is searched for when it is chosen', async () => {
  const { user } = await open((each) => each.keyboard('/'));
  await user.type(await box(), 'faiht');
  await user.click(await screen.findByRole('button', { name: 'faith' }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
});

test('a slash that is typed into a field stays there', async () => {
  const { user } = await open((each) => each.keyboard('/'));
  await user.type(await box(), 'a/b');
  expect(await box()).toHaveValue('a/b');
});
