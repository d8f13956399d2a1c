import {
  type DuplicatePeople,
  distinctPeoplePath,
  duplicatePeople,
  maxListedPairs,
} from '@majlis/contracts/people/duplicates';
import type { Person } from '@majlis/contracts/people/people.schema';
import { runSql } from '@majlis/kit/testing/database';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
const { addPerson } = service;
beforeEach(() => service.deleteAll());

const find = (): Promise<DuplicatePeople> => service.read(duplicatePeople.path);
const sorted = (...people: Person[]) => people.map(({ id }) => id).toSorted();
const orcidId = '0000-0002-1825-0097';

test('people are proposed by name, mail and ORCID, those with most in common first', async () => {
  const layla = await addPerson({ email: 'layla@example.org', orcidId });
  const upper = await addPerson({ firstName: 'HADDAD', lastName: 'Láyla', email: 'Layla@Example.org' });
  const maiden = await addPerson({ firstName: 'L.', lastName: 'Mansour', orcidId });
  await addPerson({ firstName: 'Omar' });
  expect(await find()).toEqual({
    pairs: [
      { ids: sorted(layla, upper), reasons: ['email', 'name'] },
      { ids: sorted(layla, maiden), reasons: ['orcid'] },
    ],
    total: 2,
    distinct: [],
  });
});

test('namesakes with different ORCID iDs are not proposed, and neither are deleted people', async () => {
  await addPerson({ orcidId });
  await addPerson({ orcidId: '0000-0001-5109-3700' });
  const gone = await addPerson({ firstName: 'Omar' });
  await addPerson({ firstName: 'Omar' });
  await service.staff.delete(`/api/people/${gone.id}`).expect(204);
  expect((await find()).pairs).toEqual([]);
});

test('a pair that is not the same person is remembered until staff propose it again', async () => {
  const people = [await addPerson(), await addPerson()];
  const [one, other] = people.map(({ id }) => id) as [string, string];
  await service.staff.put(distinctPeoplePath([one, other])).expect(204);
  await service.staff.put(distinctPeoplePath([other, one])).expect(204);
  const ids = sorted(...people);
  expect(await find()).toEqual({ pairs: [], total: 0, distinct: [ids] });
  await service.staff.delete(distinctPeoplePath([other, one])).expect(204);
  expect(await find()).toMatchObject({ pairs: [{ ids }], distinct: [] });
  await service.staff.put(distinctPeoplePath([one, one])).expect(404);
  await service.visitor.put(distinctPeoplePath([one, other])).expect(401);
  await service.visitor.get(duplicatePeople.path).expect(401);
});

test('5,000 people are compared within a second, even if all have the address of one office', async () => {
  await runSql(
    service.data.ownerUrl,
    `INSERT INTO conferences.people (first_name, last_name, email, version, updated_at, updated_by)
     SELECT 'Person ' || number / 2, 'عبد الله', CASE WHEN number > 2000 THEN 'office@example.org' ELSE '' END, 1, now(), ''
     FROM generate_series(1, 5000) number`,
  );
  await find();
  const startedAt = performance.now();
  const { pairs, total } = await find();
  const durationMs = performance.now() - startedAt;
  expect(pairs).toHaveLength(maxListedPairs);
  expect(total).toBeGreaterThan(4_900);
  expect(durationMs).toBeLessThan(onThisMachine(1_000));
});
