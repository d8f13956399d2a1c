import { message } from '@majlis/contracts/shared/messages';
import { failure, fakeGateway } from '../testing/fake-gateway';
import { ApiError, sendRequest } from './client';
import { queriesUnder } from './query';

const errorFrom = (path: string) =>
  sendRequest('GET', path).then(
    () => undefined,
    (error: unknown) => error,
  );

test('a failed response becomes an ApiError with its status and body', async () => {
  const errorBody = { ...message('notSignedIn'), requestId: '7' };
  fakeGateway({
    '/api/closed': failure(401, errorBody),
    '/api/empty': failure(503),
    '/api/page': failure(502, '<h1>no</h1>'),
  });

  expect(await errorFrom('/api/closed')).toEqual(new ApiError(401, JSON.stringify(errorBody), errorBody));
  expect(await errorFrom('/api/closed')).toMatchObject({
    message: `401: ${JSON.stringify(errorBody)}`,
    response: errorBody,
  });
  expect(await errorFrom('/api/empty')).toMatchObject({ message: '503: Status 503', response: undefined });
  expect(await errorFrom('/api/page')).toMatchObject({ message: '502: <h1>no</h1>', response: undefined });
});

test('the content type is sent only with a body, and extra headers are passed on', async () => {
  const calls = fakeGateway({ 'PUT /api/row': { version: 4 }, 'DELETE /api/row': '' });
  await sendRequest('PUT', '/api/row', { a: 1 }, { headers: { 'If-Match': '"3"' } });
  await sendRequest('DELETE', '/api/row');
  expect(calls.map(({ headers }) => headers)).toEqual([
    { Accept: 'application/json', 'Content-Type': 'application/json', 'If-Match': '"3"' },
    { Accept: 'application/json' },
  ]);
});

test.each([
  ['/api/cms/content', true],
  ['/api/cms/content/deleted', true],
  ['/api/cms/content?page=2', true],
  ['/api/cms/contents', false],
  ['/api/cms', false],
])('%s is under /api/cms/content: %s', (path, expected) => {
  const matches = queriesUnder('/api/cms/content').predicate as unknown as (query: { queryKey: string[] }) => boolean;
  expect(matches({ queryKey: [path] })).toBe(expected);
});
