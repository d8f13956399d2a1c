import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pathPrefix } from '#messages/language';
import { hasFilterParams } from './app/addresses';
import { AppRoutes } from './app/app-routes';
import { prefetchOnIntent } from './app/prefetch-on-intent';
import { loadPrerenderedPage, removePrerenderedPage } from './app/prerendered-page';
import { createQueryClient, Providers } from './app/providers';

/** Exported for previews: the page reads again what the draft changes (preview/start-preview.tsx). */
export const client = createQueryClient();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const page = await loadPrerenderedPage();
  for (const [path, data] of page?.queries ?? []) client.setQueryData([path], data);
  const app = (
    <StrictMode>
      <Providers client={client} prerender={page}>
        <BrowserRouter basename={pathPrefix} useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const renderFromScratch = () => {
    removePrerenderedPage(root);
    createRoot(root).render(app);
  };
  if (!page) renderFromScratch();
  // The prerendered list is unfiltered. Rendering synchronously replaces it without visible movement.
  else if (hasFilterParams(window.location.search)) flushSync(renderFromScratch);
  // Hydration within a transition yields to input, so that the page stays responsive.
  else startTransition(() => void hydrateRoot(root, app));
  prefetchOnIntent();
}

await start();
