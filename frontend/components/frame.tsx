import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AdminRoot } from '../src/admin/admin-root';
import { ApiError } from '../src/api/client';
import { createQueryClient } from '../src/app/providers';
import { signedIn } from '../src/testing/staff-samples';
import { failure, type Group, type Responses } from './group';
import type { Texts } from './texts';

type SampleFrameProps = { group: Group; texts: Texts; children: ReactNode };

/** Wraps samples in the product's providers. Reads are answered from the cache, so no server is needed. */
export function SampleFrame({ group: { area, at = '/', responses }, texts, children }: SampleFrameProps) {
  const [client] = useState(() => createFilledClient(responses?.(texts)));
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route element={area === 'staff' && <AdminRoot />}>
            <Route path="*" element={children} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

function createFilledClient(responses: Responses = {}): QueryClient {
  const client = createQueryClient();
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, staleTime: Infinity, gcTime: Infinity, retryOnMount: false },
  });
  const everywhere = {
    [staffEndpoints.session.path]: signedIn(),
    [staffEndpoints.accounts.path]: [],
    [endpoints.content.path]: [],
  };
  for (const [path, response] of Object.entries({ ...everywhere, ...responses }))
    if (response === failure) addFailedRead(client, path);
    else client.setQueryData([path], response);
  return client;
}

function addFailedRead(client: QueryClient, path: string): void {
  const error = new ApiError(503, 'Service unavailable');
  client
    .getQueryCache()
    .build(client, { queryKey: [path] })
    .setState({ status: 'error', error, errorUpdateCount: 1 });
}
