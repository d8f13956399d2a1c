import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { renderPage } from '../../testing/render-page';
import { aListedSpeaker } from '../../testing/samples';
import { SpeakersPage } from './speakers-page';

const speakers = [
  aListedSpeaker({ slug: 'jose-abad', firstName: 'José', lastName: 'Abad', position: 'Judge', organization: '' }),
  aListedSpeaker({ slug: 'salma-idris', firstName: 'Salma', lastName: 'Idris', organization: 'House of Wisdom' }),
  aListedSpeaker({ slug: 'ليلى', firstName: 'ليلى', lastName: 'منصور', organization: 'جامعة فاس' }),
];

function open(response: unknown, at = '/speakers') {
  fakeGateway({ '/api/speakers/public': response, '/api/cms/content': [] });
  renderPage(<SpeakersPage />, { at });
  return userEvent.setup();
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('speakers keep the order of the API, with position and affiliation, and link to their pages', async () => {
  open(speakers);
  expect(await screen.findByText('3 speakers')).toBeVisible();
  expect(names()).toEqual(['José Abad', 'Salma Idris', 'ليلى منصور']);
  expect(screen.getByRole('link', { name: 'José Abad' })).toHaveAttribute('href', '/speakers/jose-abad');
  const item = within(screen.getByText('House of Wisdom').closest('li') ?? document.body);
  expect(item.getByText('Professor')).toBeVisible();
});

test.each([
  ['jose', ['José Abad']],
  ['wisdom', ['Salma Idris']],
  ['فاس', ['ليلى منصور']],
])('a search for “%s” finds %j', async (words, found) => {
  const user = open(speakers);
  await user.type(await screen.findByRole('searchbox', { name: 'Search by name or affiliation' }), words);
  expect(await screen.findByText('1 speaker')).toBeVisible();
  expect(names()).toEqual(found);
});

test('a search in the URL is applied, and one without results can be cleared', async () => {
  const user = open(speakers, '/speakers?q=nobody');
  expect(await screen.findByRole('heading', { name: 'No speakers found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test.each([
  ['no speakers', [], 'No speakers yet'],
  ['an error', failure(503), 'Failed to load speakers'],
])('with %s the page says so', async (_case, response, heading) => {
  open(response);
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('skeletons are shown while the speakers load', () => {
  open(pending);
  expect(screen.getByText('Loading speakers...')).toBeInTheDocument();
});

test('the page is part of the site', async () => {
  fakeGateway({ '/api/speakers/public': speakers, '/api/cms/content': [], '/api/cms/footer-partners': [] });
  openSite('/speakers');
  expect(await screen.findByRole('heading', { level: 1, name: 'Speakers' })).toBeVisible();
  expect(document.title).toBe('Speakers · Majlis');
});
