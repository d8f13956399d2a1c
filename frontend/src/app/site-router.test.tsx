import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fakeGateway } from '../testing/fake-gateway';
import { openSite } from '../testing/open-site';
import { setBrowserHistory } from '../testing/set-browser-history';
import { createQueryClient, Providers } from './providers';
import { SiteRouter } from './site-router';

test('a URL with a malformed hash opens the page', async () => {
  fakeGateway({ '/api/cms/content': [], '/api/cms/footer-partners': [] });
  openSite('/contact#100%');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('a change of the URL between the first render and its effects is shown', async () => {
  setBrowserHistory('/about');
  // The effects of children precede those of the router, which listens to the history from then on.
  function ChangeUrl() {
    useLayoutEffect(() => window.history.replaceState({ key: 'earlier' }, '', '/contact'), []);
    return <p>{useLocation().pathname}</p>;
  }
  render(
    <Providers client={createQueryClient()} prerender={undefined}>
      <SiteRouter>
        <ChangeUrl />
      </SiteRouter>
    </Providers>,
  );
  expect(await screen.findByText('/contact')).toBeVisible();
});
