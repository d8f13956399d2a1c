import type { Endpoint } from '@majlis/contracts/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { query } from '../api/query';
import { Providers } from '../app/providers';
import { loadPage, Site, siteRoutes } from '../app/site-routes';
import { renderSeoTags } from '../seo/seo-tags';
import type { PrerenderInfo } from '../ui/page/prerender';
import { injectIntoTemplate } from './inject-into-template';
import {
  createPrerenderQueryClient,
  dehydrateQueries,
  type FetchPath,
  isNotFound,
  prefetchPendingQueries,
  prefetchQuery,
} from './prefetch-queries';

export type { ApiResponse } from './prefetch-queries';

export type RenderContext = {
  /** Where the site is, like https://www.example.org. */
  origin: string;
  /** Now, in milliseconds since 1970. */
  now: number;
  /** The built index.html. */
  shell: string;
  fetchPath: FetchPath;
};

/** Stands for what there is not: no slug is like it, and no service is asked about it. */
const nothing = '-';

/** Where the pages that say what is missing are written, and an address that each could be the answer to. */
const notFoundPages = new Map([
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
  circumstances: RenderContext,
): Promise<{ status: 200 | 404; html: string }> {
  const { origin, now: at, shell } = circumstances;
  const pathname = new URL(address, origin).pathname;
  const missing = notFoundPages.get(pathname);
  const path = missing ?? pathname;
  const read: FetchPath = async (wanted) =>
    wanted.split('/').includes(nothing) ? { status: 404, text: '{}' } : circumstances.fetchPath(wanted);
  await loadPage(path);
  const client = createPrerenderQueryClient();
  const published = { origin, at, ...(missing && { isMissing: true }) };
  try {
    let drawn = await renderToHtml(path, client, published);
    // What is read first may tell what else is to be read.
    while (await prefetchPendingQueries(client, read)) drawn = await renderToHtml(path, client, published);
    const isKnown = matchRoutes(siteRoutes, path)?.at(-1)?.route.path !== '*' && !isNotFound(client);
    const page = { path, ...published, queries: dehydrateQueries(client) };
    const additions = isKnown ? await additionsTo(path, client, circumstances) : '';
    return { status: isKnown ? 200 : 404, html: injectIntoTemplate(shell, drawn, additions, page) };
  } finally {
    client.clear();
  }
}

/** What only machines are told may take reads besides those of the page, which the browser is not given. */
async function additionsTo(
  path: string,
  client: QueryClient,
  { origin, now: at, fetchPath: read }: RenderContext,
): Promise<string> {
  const asked = new Set<string>();
  const answer = <T,>(wanted: Endpoint<T>) => {
    asked.add(wanted.path);
    return client.getQueryData(query(wanted).queryKey);
  };
  renderSeoTags(path, { origin, at, answer });
  await Promise.all([...asked].map((wanted) => prefetchQuery(client, wanted, read)));
  return renderSeoTags(path, { origin, at, answer });
}

async function renderToHtml(path: string, client: QueryClient, published: PrerenderInfo): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers client={client} prerender={published}>
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
