import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';

test('a menu that was open when a link was followed is closed after Back', async () => {
  fakeGateway({ '/api/cms/content': [], '/api/cms/footer-partners': [] });
  const { user, currentUrl, back } = openSite('/support');
  const toggle = await screen.findByRole('button', { name: 'Who We Are' });
  await user.click(toggle);
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact Us' }));
  await waitFor(() => expect(currentUrl()).toBe('/contact'));
  await back();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
