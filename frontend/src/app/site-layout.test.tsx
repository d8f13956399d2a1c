import { screen } from '@testing-library/react';
import { fakeGateway } from '../testing/fake-gateway';
import { renderPage } from '../testing/render-page';
import { RouteErrorPage } from './site-layout';

test('a page that could not be rendered has a title and is not indexed', () => {
  fakeGateway({ '/api/cms/content': [] });
  renderPage(<RouteErrorPage />, { at: '/research' });
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  expect(document.title).toMatch(/^This page could not be shown/);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
