import { failure, fakeGateway } from '../../../testing/fake-gateway';
import { createRow, sendWrite } from './write';

test('the version being edited is sent in quotes', async () => {
  const calls = fakeGateway({ 'PUT /api/row': { version: 4 }, 'POST /api/row': { version: 1 }, 'DELETE /api/row': '' });
  expect(await sendWrite('PUT', '/api/row', { a: 1 }, { ifMatch: 3 })).toMatchObject({ result: { version: 4 } });
  await sendWrite('POST', '/api/row', { a: 1 }, { ifNoneMatch: '*' });
  await sendWrite('DELETE', '/api/row', undefined, { ifMatch: 4 });
  expect(calls.map(({ headers }) => headers)).toEqual([
    { Accept: 'application/json', 'Content-Type': 'application/json', 'If-Match': '"3"' },
    { Accept: 'application/json', 'Content-Type': 'application/json', 'If-None-Match': '*' },
    { Accept: 'application/json', 'If-Match': '"4"' },
  ]);
});

async function keysOfAttempts(...responses: unknown[]): Promise<string[]> {
  const calls = fakeGateway({ 'POST /api/rows': () => responses[calls.length - 1] });
  for (const _ of responses) await createRow('/api/rows', { title: 'Shura' }).catch(() => undefined);
  return calls.map(({ headers }) => headers['Idempotency-Key'] ?? '');
}

test.each([
  ['is a timeout', failure(504)],
  ['says that the first request is still in progress', failure(409)],
])('a retry after a response that %s repeats the idempotency key', async (_case, response) => {
  const keys = await keysOfAttempts(response, response, { id: '1' });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
});

test('after a success or a rejection the next request has a new key', async () => {
  const keys = await keysOfAttempts({ id: '1' }, failure(400), { id: '2' });
  expect(new Set(keys).size).toBe(3);
});

test('a request with another body has another key, even after a timeout', async () => {
  const calls = fakeGateway({ 'POST /api/rows': failure(504) });
  for (const title of ['Shura', 'Shura in practice']) await createRow('/api/rows', { title }).catch(() => undefined);
  expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
});

test.each([
  ['/api/cms/footer-partners', 'cms'],
  ['/api/feeds/items/7', 'feeds'],
  ['/api/people', 'conferences'],
])('a write to %s is a change of the service %s', async (path, service) => {
  fakeGateway({ [`PUT ${path}`]: {} });
  expect((await sendWrite('PUT', path, {})).change).toEqual({ service, id: 'change-1' });
});
