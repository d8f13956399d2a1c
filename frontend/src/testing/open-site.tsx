import './everything-seen';
import './router-needs';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../app/providers';
import { siteRoutes } from '../app/router';

// Every page is loaded when it is opened: the first time a busy machine needs longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });

/** Opens the website at an address, with the real routes; its network is the fake gateway of the test. */
export function openSite(...visited: [string, ...string[]]) {
  const router = createMemoryRouter(siteRoutes, { initialEntries: visited });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const place = () => {
    const { pathname, search, hash } = router.state.location;
    return decodeURI(pathname + search + hash);
  };
  return { user: userEvent.setup(), place, back: () => act(() => router.navigate(-1)) };
}
