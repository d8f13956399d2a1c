import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { adminRoutes } from '../admin/routes';
import { createQueryClient } from '../app/providers';

const channels = new Set<Channel>();

/** What the router and the sign-in window need and jsdom lacks. */
class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    const others = [...channels].filter((channel) => channel !== this && channel.name === this.name);
    for (const channel of others)
      channel.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }));
  }
  close() {
    channels.delete(this);
  }
}

class PlainRequest {
  readonly method = 'GET';
  readonly signal?: AbortSignal;
  constructor(
    readonly url: string,
    init: { signal?: AbortSignal } = {},
  ) {
    this.signal = init.signal;
  }
}

Object.assign(globalThis, { BroadcastChannel: Channel, Request: PlainRequest });
window.scrollTo = () => undefined;

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
