import { MutationCache, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** The client of the site cannot write (vite.config.ts). This one can, and has the same responses in its cache. */
export function WritingClientProvider({ children }: { children: ReactNode }) {
  const siteClient = useQueryClient();
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: siteClient.getQueryCache(),
        mutationCache: new MutationCache(),
        defaultOptions: siteClient.getDefaultOptions(),
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
