/** @jest-environment node */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { anAgendaSession } from '../../../testing/samples';
import { Programme } from './programme';

const conference = {
  id: 'faith',
  slug: 'self-government',
  title: 'Faith and self-government',
  timezone: 'Asia/Kuala_Lumpur',
};

test('a prerendered programme links all sessions, in the time zone of the conference without a choice', () => {
  const sessions = Array.from({ length: 300 }, (_, index) =>
    anAgendaSession({ id: `s${index}`, title: `Session ${index}` }),
  );
  const [first = anAgendaSession(), ...others] = sessions;
  const page = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/conferences/self-government">
        <Programme conference={conference} sessions={[first, ...others]} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const links = page.match(/href="\/conferences\/self-government\/sessions\/s\d+"/g);
  expect(new Set(links).size).toBe(300);
  expect(page).toContain('All times are Kuala Lumpur time (UTC+8)');
  expect(page).not.toContain('my own');
});
