import './fake-intersection-observer';
import './jsdom-polyfills';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { pathPrefix } from '#messages/language';
import { AppRoutes } from '../app/app-routes';
import { createQueryClient } from '../app/providers';
import { setBrowserHistory } from './set-browser-history';

export function openSite(...visited: [string, ...string[]]) {
  setBrowserHistory(...visited);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter basename={pathPrefix} useTransitions={false}>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    currentUrl: () => decodeURI(window.location.href.slice(window.location.origin.length)),
    back: () => step(-1),
    forward: () => step(1),
  };
}

const step = (delta: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await arrived;
  });
