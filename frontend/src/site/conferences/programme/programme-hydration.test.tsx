import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { anAgendaSession } from '../../../testing/samples';
import { Programme } from './programme';

const conference = {
  id: 'faith',
  slug: 'self-government',
  title: 'Faith and self-government',
  timezone: 'Asia/Kuala_Lumpur',
};
const sessions = Array.from({ length: 12 }, (_, index) =>
  anAgendaSession({ id: `s${index}`, title: `Session ${index}` }),
);
const [first = anAgendaSession(), ...others] = sessions;
const programme = (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <Programme conference={conference} sessions={[first, ...others]} />
    </MemoryRouter>
  </QueryClientProvider>
);

test('text typed into the search before hydration is searched', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(programme);
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the program' });
  search.value = 'Session 11';
  await act(async () => hydrateRoot(page, programme));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Session 11' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toBe(search);
  expect(search).toHaveValue('Session 11');
});
