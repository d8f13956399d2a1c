import type { Person } from '@majlis/contracts/people/people.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { runSql } from '@majlis/kit/testing/database';
import { importActions } from '../../testing/import-actions.js';
import { type RunningConferences, runConferences } from '../../testing/running-conferences.js';

let service: RunningConferences;
let conferenceId: string;
let imports: ReturnType<typeof importActions>;
beforeAll(async () => {
  service = await runConferences();
  imports = importActions(service, () => conferenceId);
});
beforeEach(async () => {
  await service.deleteAll();
  conferenceId = (await service.createConference({ slug: 'shura' })).id;
});
afterAll(() => service.stop());

const people = async (): Promise<Person[]> => (await service.staff.get(staffEndpoints.people.path).expect(200)).body;

test('imported sessions and people have addresses of their own, which they keep when they are restored', async () => {
  const person = { personId: 'c0ffee00-0000-4000-8000-000000000002', name: 'Amina Yusuf' };
  const times = { startTime: '2026-03-28T08:00:00Z', endTime: '2026-03-28T09:00:00Z', speakers: [person] };
  const id = 'c0ffee00-0000-4000-8000-000000000001';
  const file = JSON.stringify([1, 2].map((room) => ({ title: 'Opening', room, ...times, ...(room === 1 && { id }) })));
  const slugs = async () => [...(await imports.programme()), ...(await people())].map(({ slug }) => slug).toSorted();
  const { change } = await imports.apply(file);
  expect(await slugs()).toEqual(['amina-yusuf', 'opening', 'opening-2']);
  await imports.undo(change);
  const rename = (table: string, rowId: string) =>
    `UPDATE conferences.${table} SET slug = 'kept' WHERE id = '${rowId}';`;
  await runSql(service.data.ownerUrl, rename('sessions', id) + rename('people', person.personId));
  await imports.apply(file);
  expect(await slugs()).toEqual(['kept', 'kept', 'opening']);
});
