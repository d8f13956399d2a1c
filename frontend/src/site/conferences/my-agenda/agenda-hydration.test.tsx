import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { aConference, anAgendaSession } from '../../../testing/samples';
import { Programme } from '../programme/programme';
import { agendaHash } from './agenda-link';

beforeEach(() => localStorage.clear());
afterEach(() => act(() => root?.unmount()));

let root: Root | undefined;

const id = '0f0e0d0c-0b0a-4908-8706-050403020100';
const programme = (slug: string, at = '/') => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter initialEntries={[at]}>
      <Programme conference={aConference({ slug })} sessions={[anAgendaSession({ id, title: 'Consent' })]} />
    </MemoryRouter>
  </QueryClientProvider>
);

async function hydrate(slug: string, at = '/') {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(programme(slug));
  const star = screen.getByRole('button', { name: 'Add to my agenda: Consent' });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  const onRecoverableError = jest.fn();
  await act(async () => {
    root = hydrateRoot(page, programme(slug, at), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return star;
}

test('a prerendered page shows the agenda of the browser after hydration, in the same elements', async () => {
  localStorage.setItem('agenda-known', JSON.stringify([id]));
  expect(await hydrate('known')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'My agenda (1)' })).toBeVisible();
});

test('a shared agenda is asked about after hydration', async () => {
  await hydrate('shared', `/${agendaHash([id])}`);
  expect(await screen.findByRole('dialog', { name: /^Someone shared an agenda of 1 session/ })).toBeVisible();
});
