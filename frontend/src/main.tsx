import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchPagesAhead } from './app/fetch-ahead';
import { isSearched } from './app/is-searched';
import { Pages } from './app/pages';
import { createQueryClient, Providers } from './app/providers';
import { reachEnd } from './app/reach-end';
import { SiteRouter } from './app/site-router';
import { loadPage } from './app/site-routes';
import { dropPage, openedPage } from './app/written-page';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const page = openedPage();
  // Without its code the page stays as it was written: it reads, and its links work.
  if (page) await loadPage(page.path);
  const client = createQueryClient();
  for (const [path, data] of page?.queries ?? []) client.setQueryData([path], data);
  const app = (
    <StrictMode>
      <Providers client={client} published={page}>
        <SiteRouter>
          <Pages />
        </SiteRouter>
      </Providers>
    </StrictMode>
  );
  const draw = () => {
    dropPage(root);
    createRoot(root).render(app);
  };
  if (!page) draw();
  // The whole list was written. What is found of it takes its place at one stroke: nothing is seen to move.
  else if (isSearched(window.location.search)) flushSync(draw);
  // In stretches of a few milliseconds, so that the page answers all the while.
  else startTransition(() => void hydrateRoot(root, app));
  fetchPagesAhead();
  reachEnd();
}

await start();
