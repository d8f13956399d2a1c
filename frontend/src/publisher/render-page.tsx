import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { pathPrefix } from '#messages/language';
import { query } from '../api/query';
import { Providers } from '../app/providers';
import { loadPage, SiteRoutes } from '../app/site-routes';
import { renderSeoTags } from '../seo/seo-tags';
import { localPath } from '../ui/page/page-navigation';
import type { PrerenderInfo } from '../ui/page/prerender';
import { injectIntoTemplate, type Manifest, styleSheetsOf } from './inject-into-template';
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
  origin: string;
  now: number;
  /** The built index.html of the language. */
  shell: string;
  manifest: Manifest;
  fetchPath: FetchPath;
};

/** Never a real slug or id, so paths with it are answered with 404 without a request. */
const unknownName = '-';

const notFoundPages = new Map([
  ['/404', `/${unknownName}`],
  ['/404/conference', `/conferences/${unknownName}`],
  ['/404/session', `/conferences/${unknownName}/sessions/${unknownName}`],
  ['/404/proceedings', `/conferences/${unknownName}/proceedings`],
  ['/404/speaker', `/speakers/${unknownName}`],
  ['/404/episode', `/podcasts/${unknownName}`],
]);

/** Throws when a service does not respond or a component fails, so that the last good page stays (infra/adr/pages.md). */
export async function renderPage(
  requestPath: string,
  context: RenderContext,
): Promise<{ status: 200 | 404; html: string }> {
  const { origin, now, shell, manifest } = context;
  const pathname = new URL(requestPath, origin).pathname;
  const notFoundPath = notFoundPages.get(pathname);
  const path = notFoundPath ?? pathname;
  const responses = new Map<string, ReturnType<FetchPath>>();
  const fetchPath: FetchPath = async (apiPath) => {
    if (apiPath.split('/').includes(unknownName)) return { status: 404, text: '{}' };
    const response = responses.get(apiPath) ?? context.fetchPath(apiPath);
    responses.set(apiPath, response);
    return response;
  };
  const matches = await loadPage(path);
  const client = createPrerenderQueryClient();
  const prerenderInfo = { origin, at: now, ...(notFoundPath && { isMissing: true }) };
  try {
    let markup = await renderToHtml(path, client, prerenderInfo);
    // A response may make components request more.
    while (await prefetchPendingQueries(client, fetchPath)) markup = await renderToHtml(path, client, prerenderInfo);
    const exists = matches.at(-1)?.route.path !== '*' && !isNotFound(client);
    const page = { path, ...prerenderInfo, queries: dehydrateQueries(client) };
    const seoTags = exists ? await fetchAndRenderSeoTags(path, client, { ...context, fetchPath }) : '';
    const sheets = styleSheetsOf(manifest, ['src/main.tsx', matches.at(-1)?.route.handle]);
    return { status: exists ? 200 : 404, html: injectIntoTemplate(shell, markup, seoTags, page, sheets) };
  } finally {
    client.clear();
  }
}

/** To be called after the page's queries were dehydrated: the browser does not need the data of these tags. */
async function fetchAndRenderSeoTags(
  path: string,
  client: QueryClient,
  { origin, now, fetchPath }: RenderContext,
): Promise<string> {
  const requested = new Set<string>();
  const getData = <T,>(endpoint: Endpoint<T>) => {
    requested.add(endpoint.path);
    return client.getQueryData(query(endpoint).queryKey);
  };
  renderSeoTags(path, { origin, now, getData });
  await Promise.all([...requested].map((apiPath) => prefetchQuery(client, apiPath, fetchPath)));
  return renderSeoTags(path, { origin, now, getData });
}

async function renderToHtml(path: string, client: QueryClient, prerenderInfo: PrerenderInfo): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Providers client={client} prerender={prerenderInfo}>
        <StaticRouter basename={pathPrefix} location={localPath(path)}>
          <SiteRoutes />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // Without a limit on the size of chunks React puts all content in its place, so the markup is complete without scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
