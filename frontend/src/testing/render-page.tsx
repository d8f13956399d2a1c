import './fake-intersection-observer';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../app/providers';

// Only what never appears takes so long, on a slow and busy machine, too.
configure({ asyncUtilTimeout: 60_000 });

/** `path` is the route pattern that names the parameters. */
export function renderPage(page: ReactNode, { at = '/', path = '*' } = {}) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
