/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { aSession } from '../../../testing/samples';
import { Programme } from './programme';

test('a written programme has all its sessions as links, in the time of the conference and without a choice of another', () => {
  const sessions = Array.from({ length: 300 }, (_, place) => aSession({ id: `s${place}`, title: `Session ${place}` }));
  const [first = aSession(), ...others] = sessions;
  const page = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/conferences/self-government">
        <Programme slug="self-government" timezone="Asia/Kuala_Lumpur" sessions={[first, ...others]} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const links = page.match(/href="\/conferences\/self-government\/sessions\/s\d+"/g);
  expect(new Set(links).size).toBe(300);
  expect(page).toContain('All times are <!-- -->Kuala Lumpur time (UTC+8)');
  expect(page).not.toContain('my own');
});
