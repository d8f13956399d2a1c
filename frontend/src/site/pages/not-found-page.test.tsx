import { screen } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { NotFoundPage } from './not-found-page';

test('an unknown URL shows the 404 page and is not indexed', () => {
  fakeGateway({ '/api/cms/content': [] });
  renderPage(<NotFoundPage />, { at: '/no-such-page' });
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByText('The page may have moved, or the address may be mistyped.')).toBeVisible();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
