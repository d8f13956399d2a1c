import './fake-intersection-observer';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useNavigationType } from 'react-router-dom';
import { createQueryClient } from '../app/providers';
import { PageNavigationContext } from '../ui/page/page-navigation';

type RenderOptions = {
  at?: string;
  /** The route pattern that names the parameters. */
  path?: string;
  /** The data of a prerendered page, by key. */
  prerendered?: Record<string, unknown>;
};

export function renderPage(page: ReactNode, { at = '/', path = '*', prerendered = {} }: RenderOptions = {}) {
  const client = createQueryClient();
  for (const [key, data] of Object.entries(prerendered)) client.setQueryData([key], data);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={<Navigation>{page}</Navigation>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const Navigation = ({ children }: { children: ReactNode }) => (
  <PageNavigationContext value={{ navigationType: useNavigationType() }}>{children}</PageNavigationContext>
);
