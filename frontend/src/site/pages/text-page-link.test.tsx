import { fireEvent, screen, within } from '@testing-library/react';
import { failure, fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { Footer } from '../footer/footer';
import { NavigationBar } from '../navigation/navigation-bar';

const links = [
  { title: 'Visa Information', slug: 'visa', placement: 'menu' },
  { title: 'Privacy', slug: 'privacy', placement: 'footer' },
  { title: 'مدونة السلوك', slug: 'مدونة-السلوك', placement: 'menu' },
];
const lists = { '/api/cms/content': [], '/api/cms/footer-partners': [] };

beforeEach(() => {
  fakeGateway({ ...lists, '/api/cms/pages/links': links });
});

test('the menu lists its pages after the entries that are always there', async () => {
  renderPage(<NavigationBar />, { at: `/${encodeURIComponent('مدونة-السلوك')}` });
  const menu = screen.getByRole('button', { name: 'Who We Are' });
  fireEvent.click(menu);
  await screen.findByRole('link', { name: 'Visa Information' });
  const list = document.getElementById('who-we-are-entries') ?? document.body;
  const entries = within(list).getAllByRole('link');
  expect(entries.map(({ textContent }) => textContent).slice(3)).toEqual([
    'Our Team',
    'Visa Information',
    'مدونة السلوك',
  ]);
  expect(within(list).getByText('مدونة السلوك')).toHaveAttribute('lang', 'ar');
  expect(menu).toHaveAttribute('data-current', 'true');
});

test('the footer lists its pages apart from the entries that are always there', async () => {
  renderPage(<Footer />);
  const more = await screen.findByRole('navigation', { name: 'More' });
  expect(within(more).getAllByRole('link')).toHaveLength(1);
  expect(within(more).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('without the list of pages the footer is as it always is', async () => {
  fakeGateway({ ...lists, '/api/cms/pages/links': failure(404) });
  renderPage(<Footer />);
  expect(await screen.findByRole('navigation', { name: 'Footer' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'More' })).toBeNull();
});
