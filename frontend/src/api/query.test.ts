import { endpoints } from '@majlis/contracts/api/endpoints';
import { QueryClient } from '@tanstack/react-query';
import { failure, fakeGateway } from '../testing/fake-gateway';
import { query } from './query';

const prerendered = [{ title: 'As it was prerendered' }];
const dataBlock = JSON.stringify({
  origin: '',
  at: 1,
  path: '/blog',
  queries: [[endpoints.blogPosts.path, prerendered]],
});
const page = failure(200, `<!doctype html><script type="application/json" id="prerendered-data">${dataBlock}</script>`);

const readPosts = () => new QueryClient().fetchQuery({ ...query(endpoints.blogPosts), retry: false });

beforeEach(() => window.history.replaceState(null, '', '/blog'));

test('an unreachable service is replaced by the data of the prerendered page', async () => {
  fakeGateway({ [endpoints.blogPosts.path]: failure(502), '/blog': page });
  expect(await readPosts()).toEqual(prerendered);
});

test('a client error of the service is not replaced', async () => {
  const calls = fakeGateway({ [endpoints.blogPosts.path]: failure(404), '/blog': page });
  await expect(readPosts()).rejects.toMatchObject({ status: 404 });
  expect(calls.map(({ path }) => path)).toEqual([endpoints.blogPosts.path]);
});

test.each([
  ['is not prerendered', failure(200, '<!doctype html><div id="root"></div>')],
  ['cannot be fetched', failure(502)],
])('the error is thrown when the page %s', async (_when, blog) => {
  fakeGateway({ [endpoints.blogPosts.path]: failure(503), '/blog': blog });
  await expect(readPosts()).rejects.toMatchObject({ status: 503 });
});

test('a session that the page of its conference does not have is read from the texts that are kept of all', async () => {
  window.history.replaceState(null, '', '/conferences/forum/sessions/on-oaths');
  const queries = [[endpoints.conferenceBySlug('forum').path, { id: 'c1' }]];
  const block = JSON.stringify({ origin: '', at: 1, path: '/conferences/forum', queries });
  const kept = {
    slug: 'on-oaths',
    sessionAbstract: 'Who may be asked?',
    speakers: [{ person: { biography: 'A judge.' } }],
  };
  fakeGateway({
    '/conferences/forum': failure(200, `<script type="application/json" id="prerendered-data">${block}</script>`),
    [endpoints.sessionTexts('c1').path]: [{ slug: 'tea' }, kept],
    [endpoints.sessionBySlug('forum', 'on-oaths').path]: failure(503),
    [endpoints.sessionBySlug('forum', 'not-kept').path]: failure(503),
  });
  const readSession = (slug: string) =>
    new QueryClient().fetchQuery({ ...query(endpoints.sessionBySlug('forum', slug)), retry: false });
  expect(await readSession('on-oaths')).toMatchObject({ ...kept, documents: [] });
  await expect(readSession('not-kept')).rejects.toMatchObject({ status: 503 });
});

test('staff see every error', async () => {
  window.history.replaceState(null, '', '/admin/feeds');
  const calls = fakeGateway({ [endpoints.blogPosts.path]: failure(502), '/admin/feeds': page });
  await expect(readPosts()).rejects.toMatchObject({ status: 502 });
  expect(calls.map(({ path }) => path)).toEqual([endpoints.blogPosts.path]);
});
