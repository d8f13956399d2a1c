import type { Read } from '@majlis/contracts/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { query } from '../api/query';
import { Providers } from '../app/providers';
import { loadPage, Site, siteRoutes } from '../app/site-routes';
import { headOf } from '../seo/head-of';
import type { Published } from '../ui/page/published';
import {
  createPublisherClient,
  filledQueries,
  fillQueries,
  fillQuery,
  isAboutNothing,
  type ReadAnswer,
} from './fill-queries';
import { pageFrom } from './page-from';

export type { Answer } from './fill-queries';

export type Circumstances = {
  /** Where the site is, like https://www.example.org. */
  origin: string;
  /** Now, in milliseconds since 1970. */
  at: number;
  /** The built index.html. */
  shell: string;
  read: ReadAnswer;
};

/** Stands for what there is not: no slug is like it, and no service is asked about it. */
const nothing = '-';

/** Where the pages that say what is missing are written, and an address that each could be the answer to. */
const missingPages = new Map([
  ['/404', '/404'],
  ['/404/conference', `/conferences/${nothing}`],
  ['/404/session', `/conferences/${nothing}/sessions/${nothing}`],
  ['/404/episode', `/podcasts/${nothing}`],
]);

/**
 * Draws the page at an address as the browser will, with everything it reads, to be handed out as a file. Throws when a
 * part of it could not be read: half a page is worse than the one of before.
 */
export async function renderPage(
  address: string,
  circumstances: Circumstances,
): Promise<{ status: 200 | 404; html: string }> {
  const { origin, at, shell } = circumstances;
  const pathname = new URL(address, origin).pathname;
  const missing = missingPages.get(pathname);
  const path = missing ?? pathname;
  const read: ReadAnswer = async (wanted) =>
    wanted.split('/').includes(nothing) ? { status: 404, text: '{}' } : circumstances.read(wanted);
  await loadPage(path);
  const client = createPublisherClient();
  const published = { origin, at, ...(missing && { isMissing: true }) };
  try {
    let drawn = await draw(path, client, published);
    // What is read first may tell what else is to be read.
    while (await fillQueries(client, read)) drawn = await draw(path, client, published);
    const isKnown = matchRoutes(siteRoutes, path)?.at(-1)?.route.path !== '*' && !isAboutNothing(client);
    const page = { path, ...published, queries: filledQueries(client) };
    const additions = isKnown ? await additionsTo(path, client, circumstances) : '';
    return { status: isKnown ? 200 : 404, html: pageFrom(shell, drawn, additions, page) };
  } finally {
    client.clear();
  }
}

/** What only machines are told may take reads besides those of the page, which the browser is not given. */
async function additionsTo(path: string, client: QueryClient, { origin, at, read }: Circumstances): Promise<string> {
  const asked = new Set<string>();
  const answer = <T,>(wanted: Read<T>) => {
    asked.add(wanted.path);
    return client.getQueryData(query(wanted).queryKey);
  };
  headOf(path, { origin, at, answer });
  await Promise.all([...asked].map((wanted) => fillQuery(client, wanted, read)));
  return headOf(path, { origin, at, answer });
}

async function draw(path: string, client: QueryClient, published: Published): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers client={client} published={published}>
        <StaticRouter location={path}>
          <Site />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // Everything in its place, where it is read without JavaScript too.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (failure) => void failures.push(failure) },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return markup;
}
