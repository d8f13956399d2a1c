import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ShareButton } from './share-button';

const page = { title: 'A session', url: 'http://localhost:8080/conferences/a/sessions/1' };
/** A browser with or without a sheet for sharing. */
const withSheet = (share: (page: ShareData) => Promise<void>) => Object.assign(navigator, { share });
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function press() {
  const user = userEvent.setup();
  render(<ShareButton title="A session" path="/conferences/a/sessions/1" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

test('the sheet of the device gets title and address', async () => {
  const share = jest.fn(async (_page: ShareData) => undefined);
  withSheet(share);
  await press();
  expect(share.mock.calls).toEqual([[page]]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('who closes the sheet is told nothing', async () => {
  withSheet(() => Promise.reject(new DOMException('', 'AbortError')));
  await press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['without a sheet', undefined],
  ['when the sheet does not open', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('%s the address is copied, and that is said', async (_case, share) => {
  if (share) withSheet(share);
  await press();
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(page.url);
});

test('where nothing can be copied either the address is shown', async () => {
  withSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(<ShareButton title="A session" path="/conferences/a/sessions/1" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Copy this link: ${page.url}`));
});
