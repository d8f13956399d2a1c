import { render, screen, within } from '@testing-library/react';
import { failure, fakeGateway } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { signedIn } from '../../../testing/staff-samples';
import { PageLoadError } from '../load-states';

afterEach(() => void jest.restoreAllMocks());

const lists = {
  '/api/cms/footer-partners': [],
  '/api/cms/footer-partners/deleted': [],
};

test('an open dialog shows the end of the session, too, and can extend it', async () => {
  let isUp = false;
  const session = (minutes: number) => ({
    ...signedIn(),
    expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  });
  fakeGateway({
    ...lists,
    '/api/auth/session': session(4),
    'POST /api/auth/refresh': () => (isUp ? session(60) : failure(503)),
  });
  const { user } = openAdmin('/admin/partners');
  await user.click(await screen.findByRole('button', { name: 'Add partner' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/^Your session ends at/)).toBeVisible();
  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  await screen.findByRole('dialog');
  expect(dialog.queryByText(/^Your session ends at/)).toBeNull();
});

test('a page that fails to load offline says so, and not that a new version was installed', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<PageLoadError />);
  expect(screen.getByText('You are offline. The page loads when you are connected again.')).toBeVisible();
  expect(screen.queryByText(/new version/)).toBeNull();
});
