import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PrerenderContext, type PrerenderInfo } from '../ui/page/prerender';

const minute = 60_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: true,
        retry: false,
        // Offline requests fail, so that the page reports it; by default the library pauses them silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

type ProvidersProps = { client: QueryClient; prerender: PrerenderInfo | undefined; children: ReactNode };

export const Providers = ({ client, prerender, children }: ProvidersProps) => (
  <PrerenderContext value={prerender}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </PrerenderContext>
);
