import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ShareButton } from './share-button';

const page = { title: 'A session', url: 'http://localhost:8080/conferences/a/sessions/1' };
const withShareDialog = (share: (page: ShareData) => Promise<void>) => Object.assign(navigator, { share });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function pressShare() {
  const user = userEvent.setup();
  render(<ShareButton title="A session" path="/conferences/a/sessions/1" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

test('the share dialog of the device gets title and URL', async () => {
  const share = jest.fn(async (_page: ShareData) => undefined);
  withShareDialog(share);
  await pressShare();
  expect(share.mock.calls).toEqual([[page]]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('closing the share dialog shows no message', async () => {
  withShareDialog(() => Promise.reject(new DOMException('', 'AbortError')));
  await pressShare();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['without a share dialog', undefined],
  ['when the share dialog does not open', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('%s the URL is copied and a message says so', async (_case, share) => {
  if (share) withShareDialog(share);
  await pressShare();
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(page.url);
});

test('the URL is shown when it cannot be copied either', async () => {
  withShareDialog(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(<ShareButton title="A session" path="/conferences/a/sessions/1" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Copy this link: ${page.url}`));
});
