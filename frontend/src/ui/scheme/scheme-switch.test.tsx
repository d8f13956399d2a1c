import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyScheme } from './scheme';
import { SchemeSwitch } from './scheme-switch';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');

beforeEach(() => {
  document.head.innerHTML = [...page.matchAll(/<meta name="(?:color-scheme|theme-color)".*?>/g)].join('');
});
afterEach(() => {
  localStorage.clear();
  applyScheme('system');
});

const state = () => [
  document.documentElement.dataset.scheme,
  ...[...document.querySelectorAll('meta')].map(({ content, media }) => [content, media]),
];

test('a chosen scheme is applied and stored, and System forgets it', async () => {
  const user = userEvent.setup();
  const initial = state();
  render(<SchemeSwitch />);
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  expect(localStorage.getItem('scheme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(localStorage.getItem('scheme')).toBeNull();
  expect(state()).toEqual(initial);
});

test('what another tab chose is applied', () => {
  render(<SchemeSwitch />);
  localStorage.setItem('scheme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
});
