import { beforeEach, expect, test } from '@jest/globals';
import { endpoints } from '@majlis/contracts/endpoints';
import { QueryClient } from '@tanstack/react-query';
import { failure, fakeGateway } from '../testing/fake-gateway';
import { query } from './query';

const written = [{ title: 'As it was written' }];
const block = JSON.stringify({ origin: '', at: 1, path: '/blog', queries: [[endpoints.blogPosts.path, written]] });
const page = failure(200, `<!doctype html><script type="application/json" id="published">${block}</script>`);

const readPosts = () => new QueryClient().fetchQuery({ ...query(endpoints.blogPosts), retry: false });

beforeEach(() => window.history.replaceState(null, '', '/blog'));

test('a service that is gone is stood in for by the page that was written', async () => {
  fakeGateway({ [endpoints.blogPosts.path]: failure(502), '/blog': page });
  expect(await readPosts()).toEqual(written);
});

test('what the service itself refuses stays refused', async () => {
  const calls = fakeGateway({ [endpoints.blogPosts.path]: failure(404), '/blog': page });
  await expect(readPosts()).rejects.toMatchObject({ status: 404 });
  expect(calls.map(({ path }) => path)).toEqual([endpoints.blogPosts.path]);
});

test.each([
  ['is not written', failure(200, '<!doctype html><div id="root"></div>')],
  ['does not come', failure(502)],
])('the failure is told when the page %s', async (_when, blog) => {
  fakeGateway({ [endpoints.blogPosts.path]: failure(503), '/blog': blog });
  await expect(readPosts()).rejects.toMatchObject({ status: 503 });
});

test('staff are told of every failure', async () => {
  window.history.replaceState(null, '', '/admin/feeds');
  const calls = fakeGateway({ [endpoints.blogPosts.path]: failure(502), '/admin/feeds': page });
  await expect(readPosts()).rejects.toMatchObject({ status: 502 });
  expect(calls.map(({ path }) => path)).toEqual([endpoints.blogPosts.path]);
});
