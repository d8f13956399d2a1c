import './router-needs';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { adminRoutes } from '../admin/routes';
import { createQueryClient } from '../app/providers';

// Every section is loaded when it is opened: the first time a busy machine needs longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });

/** Opens the staff area at an address, with the real routes; its network is the fake gateway of the test. */
export function openAdmin(at: string) {
  const router = createMemoryRouter([...adminRoutes, { path: '/', element: <p>The website</p> }], {
    initialEntries: [at],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), place: () => router.state.location.pathname };
}
