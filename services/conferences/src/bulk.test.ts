import { endpoints } from '@majlis/contracts/api/endpoints';
import { type FailedRow } from '@majlis/contracts/shared/error-response';
import { bulkPath } from '@majlis/contracts/staff/bulk.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();

type Ref = { id: string };

const bulk = (table: string, action: string, rows: Ref[], tags?: string[]) =>
  service.staff
    .post(bulkPath('conferences'))
    .send({ table, action, rows: rows.map(({ id }) => ({ id })), ...(tags && { tags }) });
const read = async (path: string, rows: Ref[]): Promise<Record<string, unknown>[]> => {
  const all: (Ref & Record<string, unknown>)[] = await service.read(path);
  return all.filter((row) => rows.some(({ id }) => id === row.id));
};

test('conferences are published, hidden and deleted with their sessions, and brought back by one undo', async () => {
  const rows = [await service.create(), await service.create()];
  const { path } = endpoints.conferences;
  const statuses = async () => (await read(path, rows)).map(({ status }) => status);
  const published = await bulk('conferences', 'publish', rows).expect(200);
  expect(await statuses()).toEqual(['published', 'published']);
  await service.undo(published).expect(204);
  expect(await statuses()).toEqual(['draft', 'draft']);
  await bulk('conferences', 'publish', rows).expect(200);
  await bulk('conferences', 'hide', rows).expect(200);
  expect(await statuses()).toEqual(['draft', 'draft']);
  const deleted = await bulk('conferences', 'delete', rows).expect(200);
  expect(await statuses()).toEqual([]);
  await service.undo(deleted).expect(204);
  expect(await statuses()).toHaveLength(2);
  await bulk('conferences', 'delete', rows).expect(200);
  await bulk('conferences', 'restore', rows).expect(200);
  expect(await statuses()).toHaveLength(2);
});

test('tags are added and removed whatever their case, in one change', async () => {
  const rows = [await service.create({ tags: ['Law'] }), await service.create({ tags: [] })];
  const tags = async () =>
    Promise.all(rows.map(async (row) => (await read(endpoints.conferences.path, [row]))[0]?.tags));
  const added = await bulk('conferences', 'add-tags', rows, ['law', 'Ethics']).expect(200);
  expect(await tags()).toEqual([
    ['Law', 'Ethics'],
    ['law', 'Ethics'],
  ]);
  const removed = await bulk('conferences', 'remove-tags', rows, ['LAW']).expect(200);
  expect(await tags()).toEqual([['Ethics'], ['Ethics']]);
  await service.undo(removed).expect(204);
  await service.undo(added).expect(204);
  expect(await tags()).toEqual([['Law'], []]);
});

test('areas of speakers are tags, and a row that would get too many is named', async () => {
  const many = Array.from({ length: 30 }, (_, n) => `Area ${n}`);
  const [full, free] = [
    await service.addPerson({ lastName: 'Full', expertiseAreas: many }),
    await service.addPerson({ lastName: 'Free' }),
  ];
  const { body } = await bulk('people', 'add-tags', [full, free], ['Law']).expect(409);
  expect(body.failedRows.map(({ label, reason }: FailedRow) => [label, reason.message])).toEqual([
    ['Layla Full', 'At most 30 of them'],
  ]);
  expect((await read(staffEndpoints.people.path, [free]))[0]?.expertiseAreas).toEqual([]);
  await bulk('people', 'add-tags', [free], ['Law']).expect(200);
  expect((await read(staffEndpoints.people.path, [free]))[0]?.expertiseAreas).toEqual(['Law']);
});

test('sessions, speakers and documents are deleted and restored', async () => {
  const { id: conferenceId } = await service.create({
    startDate: new Date(Date.now() + 864e6).toISOString(),
    endDate: new Date(Date.now() + 1_864e6).toISOString(),
  });
  const document = { title: 'Programme', url: 'https://example.org/a.pdf' };
  const documents = endpoints.documents(conferenceId).path;
  const lists: [table: string, path: string, rows: Ref[]][] = [
    ['sessions', endpoints.sessions(conferenceId).path, [await service.addSession(conferenceId)]],
    ['people', staffEndpoints.people.path, [await service.addPerson(), await service.addPerson()]],
    ['documents', documents, [await service.add(documents, document)]],
  ];
  for (const [table, path, rows] of lists) {
    const deleted = await bulk(table, 'delete', rows).expect(200);
    expect(await read(path, rows)).toEqual([]);
    await service.undo(deleted).expect(204);
    expect(await read(path, rows)).toHaveLength(rows.length);
    await bulk(table, 'delete', rows).expect(200);
    await bulk(table, 'restore', rows).expect(200);
    expect(await read(path, rows)).toHaveLength(rows.length);
  }
});
