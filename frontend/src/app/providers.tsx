import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PrerenderContext, type PrerenderInfo } from '../ui/page/prerender';

const minute = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: true,
        retry: false,
        // Without a connection a request fails and the page says so; the library would wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

type ProvidersProps = {
  client: QueryClient;
  /** What the page was written with, if it was. */
  prerender: PrerenderInfo | undefined;
  children: ReactNode;
};

export function Providers({ client, prerender: published, children }: ProvidersProps) {
  return (
    <PrerenderContext value={published}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </PrerenderContext>
  );
}
