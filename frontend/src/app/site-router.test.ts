import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeGateway } from '../testing/fake-gateway';
import { openSite } from '../testing/open-site';

test('a URL with a malformed hash opens the page', async () => {
  fakeGateway({ '/api/cms/content': [], '/api/cms/footer-partners': [] });
  openSite('/contact#100%');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
