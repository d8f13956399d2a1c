import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { NavigationBar } from './navigation-bar';

const menu = () => screen.getByRole('button', { name: 'Who We Are' });

beforeEach(() => {
  fakeGateway({ '/api/cms/content': [{ key: 'blog.url', content: 'https://blog.example.net' }] });
  renderPage(<NavigationBar />, { at: '/research' });
});

test('the menu opens on hover and closes when the mouse leaves', async () => {
  await userEvent.hover(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.unhover(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('a click keeps the menu open after the mouse has left, and a second click closes it', async () => {
  await userEvent.click(menu());
  await userEvent.unhover(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('Arrow Down moves the focus into the menu, and Escape moves it back to the button', async () => {
  menu().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('link', { name: 'Who We Are' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(menu()).toHaveFocus();
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('the link to the current page is marked', () => {
  expect(screen.getByRole('link', { name: 'Research' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Conferences' })).not.toHaveAttribute('aria-current');
});

test('the blog link has the URL that staff entered and opens a new tab', async () => {
  const blog = screen.getByRole('link', { name: /^Blog/ });
  await waitFor(() => expect(blog).toHaveAttribute('href', 'https://blog.example.net'));
  expect(blog).toHaveAttribute('target', '_blank');
});

test('the blog link is marked on the page that lists its posts', () => {
  renderPage(<NavigationBar />, { at: '/blog' });
  const [elsewhere, here] = screen.getAllByRole('link', { name: /^Blog/ }).map((link) => link.closest('li'));
  expect(elsewhere).not.toHaveAttribute('data-current');
  expect(here).toHaveAttribute('data-current', 'true');
});

test('a link to another language leads to the same place', async () => {
  fakeGateway({ '/api/cms/content': [{ key: 'site.languages', content: 'ar' }] });
  renderPage(<NavigationBar />, { at: '/research?q=trust#results' });
  const arabic = await screen.findByRole('link', { name: 'العربية' });
  expect([arabic.getAttribute('href'), arabic.lang]).toEqual(['/ar/research?q=trust#results', 'ar']);
  expect(screen.queryByRole('link', { name: 'Bahasa Melayu' })).toBeNull();
});

test('from the third language on, the others are behind one button', async () => {
  fakeGateway({ '/api/cms/content': [{ key: 'site.languages', content: 'ms, ar' }] });
  renderPage(<NavigationBar />, { at: '/research?q=trust' });
  const button = await screen.findByRole('button', { name: 'Languages' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const links = within(list ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['العربية', '/ar/research?q=trust'],
    ['Bahasa Melayu', '/ms/research?q=trust'],
  ]);
});

test('the podcast link leads to a page of the site', () => {
  expect(screen.getByRole('link', { name: 'Podcast' })).toHaveAttribute('href', '/podcasts');
});

test('Escape closes a hovered menu', async () => {
  await userEvent.hover(menu());
  await userEvent.keyboard('{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});
