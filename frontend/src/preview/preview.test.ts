import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import { act, fireEvent, screen } from '@testing-library/react';
import { sendRequest } from '../api/client';
import { type Call, failure, fakeGateway } from '../testing/fake-gateway';
import { readPreviewToken } from './preview-token';

const token = 'x'.repeat(43);
const address = `/about?preview=cms.${token}`;
const content = '/api/cms/content';
const conferences = '/api/conferences';

let calls: Call[];
let hasEnded = false;
beforeAll(async () => {
  window.history.replaceState({}, '', address);
  calls = fakeGateway({
    [content]: () => (hasEnded ? failure(410, { message: 'Ended', requestId: '1' }) : []),
    [conferences]: [],
    [`POST ${content}`]: {},
  });
  await act(async () => import('./start-preview'));
});

const read = (path: string) => act(() => sendRequest('GET', path).catch(() => undefined));

test('the page says that it is a preview', () => {
  expect(screen.getByRole('status')).toHaveTextContent('Preview of a draft. Not public.');
});

test('reads of the service that made the link carry its token, and other reads get what visitors get', async () => {
  await read(content);
  await read(conferences);
  await act(() => sendRequest('POST', content, {}));
  const sent = calls.slice(-3).map(({ headers }) => new Headers(headers).get('Preview'));
  expect(sent).toEqual([token, 'public', null]);
});

test('a preview without a draft is the site as visitors see it', () => {
  expect(readPreviewToken({ pathname: '/about', search: '?preview=public' })).toEqual({ token: 'public' });
});

test('the links of a preview lead to its pages', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="/support?q=law#list">Support</a><a href="https://example.org/">Other</a><a href="/admin">Staff</a>',
  );
  for (const link of document.querySelectorAll('a')) fireEvent.pointerOver(link);
  const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([`/support?q=law&preview=cms.${token}#list`, 'https://example.org/', '/admin']);
});

test('a preview that has ended says so', async () => {
  hasEnded = true;
  await read(content);
  expect(screen.getByRole('alert')).toHaveTextContent('This preview has ended. Ask for a new link.');
});

test.each([
  ['/about', '?preview=cms.short'],
  ['/about', `?preview=other.${token}`],
  ['/about', `?xpreview=cms.${token}`],
  ['/admin', `?preview=cms.${token}`],
])('%s%s is no preview', (pathname, search) => {
  expect(readPreviewToken({ pathname, search })).toBeUndefined();
});

test.each([
  ['/api/conferences?page=2', 'conferences'],
  ['/api/sessions/1', 'conferences'],
  ['/api/podcast-episodes/latest', 'feeds'],
  ['/api/cms/timeline', 'cms'],
] as const)('%s is a read of %s', (path, service) => {
  expect(serviceOfPath(path)).toBe(service);
});
