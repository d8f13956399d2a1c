import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { NavigationBar } from './navigation-bar';

const menu = () => screen.getByRole('button', { name: 'Who We Are' });

beforeEach(() => {
  fakeGateway({ '/api/cms/content': [{ key: 'blog.url', content: 'https://blog.example.net' }] });
  renderPage(<NavigationBar />, { at: '/research' });
});

test('the menu opens under the mouse and closes when it leaves', async () => {
  await userEvent.hover(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.unhover(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('a click keeps the menu open after the mouse has left, another closes it', async () => {
  await userEvent.click(menu());
  await userEvent.unhover(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('the arrow key goes into the menu and Escape comes back out', async () => {
  menu().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('link', { name: 'Who We Are' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(menu()).toHaveFocus();
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('the page one is on is marked', () => {
  expect(screen.getByRole('link', { name: 'Research' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Conferences' })).not.toHaveAttribute('aria-current');
});

test('the blog is the one that staff named, in a new tab', async () => {
  const blog = screen.getByRole('link', { name: /^Blog/ });
  await waitFor(() => expect(blog).toHaveAttribute('href', 'https://blog.example.net'));
  expect(blog).toHaveAttribute('target', '_blank');
});

test('the podcast has a page of ours', () => {
  expect(screen.getByRole('link', { name: 'Podcast' })).toHaveAttribute('href', '/podcasts');
});

test('following a link closes the menu of a small screen', async () => {
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Contact Us' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a press on the page closes the menu of a small screen, one within it does not', async () => {
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(toggle);
  await userEvent.pointer({ keys: '[TouchA]', target: menu() });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.pointer({ keys: '[TouchA]', target: document.body });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu of a small screen and gives the focus back', async () => {
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(toggle);
  screen.getByRole('link', { name: 'Contact Us' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test('the menu of a small screen stays open while the focus is in it, and closes when that goes on to the page', async () => {
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(toggle);
  screen.getByRole('link', { name: 'Contact Us' }).focus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Support Us' })).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const field = document.body.appendChild(document.createElement('input'));
  await userEvent.tab();
  expect(field).toHaveFocus();
  field.remove();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu that the mouse holds open', async () => {
  await userEvent.hover(menu());
  await userEvent.keyboard('{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});
