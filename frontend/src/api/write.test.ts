import { expect, test } from '@jest/globals';
import { failure, fakeGateway } from '../testing/fake-gateway';
import { createRow, sendWrite } from './write';

test('the version being edited travels in quotes', async () => {
  const calls = fakeGateway({ 'PUT /api/row': { version: 4 }, 'POST /api/row': { version: 1 }, 'DELETE /api/row': '' });
  expect(await sendWrite('PUT', '/api/row', { a: 1 }, { ifMatch: 3 })).toEqual({ version: 4 });
  await sendWrite('POST', '/api/row', { a: 1 }, { ifNoneMatch: '*' });
  await sendWrite('DELETE', '/api/row', undefined, { ifMatch: 4 });
  expect(calls.map(({ headers }) => headers)).toEqual([
    { Accept: 'application/json', 'Content-Type': 'application/json', 'If-Match': '"3"' },
    { Accept: 'application/json', 'Content-Type': 'application/json', 'If-None-Match': '*' },
    { Accept: 'application/json', 'If-Match': '"4"' },
  ]);
});

/** The keys with which a row is added by tries that are answered so, one after the other. */
async function keysOfTries(...answers: unknown[]): Promise<string[]> {
  const calls = fakeGateway({ 'POST /api/rows': () => answers[calls.length - 1] });
  for (const _ of answers) await createRow('/api/rows', { title: 'Shura' }).catch(() => undefined);
  return calls.map(({ headers }) => headers['Idempotency-Key'] ?? '');
}

test.each([
  ['came too late', failure(504)],
  ['is that the first is still under way', failure(409)],
])('a try after an answer that %s is known as the same', async (_case, answer) => {
  const keys = await keysOfTries(answer, answer, { id: '1' });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
});

test('what was stored or refused is over: the next is another', async () => {
  const keys = await keysOfTries({ id: '1' }, failure(400), { id: '2' });
  expect(new Set(keys).size).toBe(3);
});

test('another body is another request, whatever became of the first', async () => {
  const calls = fakeGateway({ 'POST /api/rows': failure(504) });
  for (const title of ['Shura', 'Shura in practice']) await createRow('/api/rows', { title }).catch(() => undefined);
  expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
});
