import { createDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { otherReleases } from './pending.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const register = (name: string, instance: string, version: string, seconds = 0) =>
  runSql(
    data.urlFor('publisher'),
    `INSERT INTO operations.service_instances (name, instance, version, started_at, seen_at, detail)
     VALUES ('${name}', '${instance}', '${version}', now(), now() - make_interval(secs => ${seconds}), '{}')`,
  );
const end = (instance: string) =>
  runSql(data.urlFor('publisher'), `DELETE FROM operations.service_instances WHERE instance = '${instance}'`);
const pending = () => otherReleases(data.urlFor('publisher'), '2.0.0');

test('the publisher waits until all services are of its release, and no other release runs', async () => {
  await register('cms', 'a', '1.0.0');
  await register('cms', 'b', '2.0.0');
  await register('feeds', 'c', '2.0.0');
  await register('publisher', 'd', '1.0.0');
  expect(await pending()).toEqual(['conferences 2.0.0', 'the end of cms 1.0.0']);
  await register('conferences', 'e', '2.0.0');
  expect(await pending()).toEqual(['the end of cms 1.0.0']);
  await end('a');
  expect(await pending()).toEqual([]);
});

test('a replica that stopped without a word counts as ended after a minute', async () => {
  await register('feeds', 'f', '1.0.0', 30);
  expect(await pending()).toEqual(['the end of feeds 1.0.0']);
  await end('f');
  await register('feeds', 'f', '1.0.0', 61);
  expect(await pending()).toEqual([]);
});
