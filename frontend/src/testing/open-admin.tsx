import './jsdom-polyfills';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { StaffArea } from '../admin/routes';
import { createQueryClient } from '../app/providers';
import { setBrowserHistory } from './set-browser-history';

export function openAdmin(at: string) {
  setBrowserHistory(at);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter useTransitions={false}>
        <StaffAreaOrSite />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), currentPath: () => window.location.pathname };
}

const StaffAreaOrSite = () => (useLocation().pathname === '/' ? <p>The website</p> : <StaffArea fallback={null} />);
