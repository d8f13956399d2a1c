import { signInChannel } from '@majlis/contracts/staff/session-status';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeGateway } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { signedIn, signedOut } from '../../../testing/staff-samples';

const popup = { closed: false };
const openWindow = jest.fn<Window | null, Parameters<typeof window.open>>();
let isSignedIn = false;

beforeEach(() => {
  isSignedIn = false;
  popup.closed = false;
  openWindow.mockReset().mockReturnValue(popup as Window);
  window.open = openWindow as unknown as typeof window.open;
  fakeGateway({
    '/api/auth/session': () => (isSignedIn ? signedIn() : signedOut),
    '/api/cms/content': [],
    '/api/cms/hero-images': [],
    '/api/conferences': [],
  });
});

const postMessage = (data: unknown, origin = window.location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })));

test('the login page and the header of the staff area show the mark and the name of the site', async () => {
  const { user } = openAdmin('/admin/login');
  expect(await screen.findByText('Majlis')).toBeVisible();
  expect(document.querySelector('main img')).toHaveAttribute('src', '/logo.svg');
  isSignedIn = true;
  await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  await postMessage({ type: 'signed-in' });
  const home = await screen.findByRole('link', { name: 'Majlis' });
  expect(home.querySelector('img')).toHaveAttribute('alt', '');
});

async function startSignIn() {
  const opened = openAdmin('/admin/login');
  await opened.user.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  return opened;
}

test('signing in opens a popup of 500 by 600 and leads to the dashboard', async () => {
  const { currentPath } = await startSignIn();
  expect(openWindow.mock.calls[0]?.[0]).toBe('/api/auth/google?popup=1');
  expect(openWindow.mock.calls[0]?.[2]).toMatch(/width=500,height=600/);
  isSignedIn = true;
  await postMessage({ type: 'signed-in' });
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(currentPath()).toBe('/admin');
});

test.each([
  ['denied', 'Access denied. Only authorized users can access this CMS.'],
  ['error', 'Failed to sign in. Please check your Google sign-in configuration.'],
  ['cancelled', 'Sign-in was canceled.'],
])('the outcome %s shows its message', async (type, text) => {
  await startSignIn();
  await postMessage({ type });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
});

test('the outcome also arrives by the channel; other origins and other messages are ignored', async () => {
  await startSignIn();
  await postMessage({ type: 'denied' }, 'https://elsewhere.example.org');
  await postMessage({ type: 'something' });
  expect(screen.queryByText(/Access denied/)).toBeNull();
  await act(async () => new BroadcastChannel(signInChannel).postMessage({ type: 'denied' }));
  expect(await screen.findByText(/Access denied/)).toBeVisible();
});

test('a signed-in message without a session does not open the dashboard', async () => {
  const { currentPath } = await startSignIn();
  await postMessage({ type: 'signed-in' });
  expect(await screen.findByText(/Failed to sign in/)).toBeVisible();
  expect(currentPath()).toBe('/admin/login');
});

test('inside the window the page reports the outcome and asks to be closed', async () => {
  const messages: unknown[] = [];
  const channel = new BroadcastChannel(signInChannel);
  channel.addEventListener('message', ({ data }) => messages.push(data));
  const close = jest.spyOn(window, 'close').mockReturnValue();
  isSignedIn = true;
  const { currentPath } = openAdmin('/admin/login?outcome=signed-in&popup=1');
  expect(await screen.findByText('You can close this window.')).toBeVisible();
  await waitFor(() => expect(messages).toEqual([{ type: 'signed-in' }]));
  expect(close).toHaveBeenCalled();
  close.mockRestore();
  expect(currentPath()).toBe('/admin/login');
  channel.close();
});

test('without a popup the outcome comes in the URL and is shown once', async () => {
  openAdmin('/admin/login?outcome=denied');
  expect(await screen.findByText(/Access denied/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'CMS Admin Login' })).toBeVisible();
});
