import { tables as editedTables } from '@majlis/contracts/api/lists.schema';
import { createQueryClient } from '../app/providers';
import { fakeGateway } from '../testing/fake-gateway';
import { aListedConference, anAdminFeedItem } from '../testing/staff-samples';
import { hasOwnPath, sections } from './sections';
import { addressOfRow, tables } from './shell/section-of-table';

const item = anAdminFeedItem();
const row = { cache: createQueryClient(), id: item.id, name: '', conference: aListedConference() };

test('the history of a row is that of the table of its section', async () => {
  fakeGateway({ '/api/feeds/items/research': [item] });
  const loaded = await Promise.all(sections.flatMap(({ loadSubject }) => loadSubject?.(row) ?? []));
  expect(loaded.map(({ table }) => table)).toEqual(tables);
});

test('each row is edited where its definition says', () => {
  const paths = editedTables.map(({ table }) => addressOfRow({ table, id: 'row', conferenceId: ':conferenceId' }));
  expect(paths).toEqual(
    editedTables.map(({ table, staffPath }) => `${staffPath}${table === 'conferences' ? '' : '?edit=row'}`),
  );
});

test('each path, view and table has one section', () => {
  const views = sections.flatMap(({ view = [] }) => view);
  for (const names of [sections.filter(hasOwnPath).map(({ path }) => path), views, tables])
    expect(names).toEqual([...new Set(names)]);
});
