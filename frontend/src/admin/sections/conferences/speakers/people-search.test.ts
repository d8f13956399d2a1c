import { aPerson } from '../../../../testing/samples';
import { emptySearch, type PeopleSearch, searchPeople } from './people-search';

const people = [
  aPerson({ id: 'salma', lastName: 'Idris', biography: 'Writes.', photo: '/images/speakers/a1-10x10.webp' }),
  aPerson({ id: 'omar', lastName: 'Benali', biography: 'Reads.' }),
  aPerson({ id: 'layla', lastName: 'Haddad' }),
];
const counts = { salma: { shura: 1 }, layla: { shura: 1, law: 2 } };

test.each<[string, Partial<PeopleSearch>, string[]]>([
  ['everybody by last name', {}, ['omar', 'layla', 'salma']],
  ['who has no biography', { missing: 'biography' }, ['layla']],
  ['who has no portrait', { missing: 'portrait' }, ['omar', 'layla']],
  ['who has no sessions', { missing: 'sessions' }, ['omar']],
  ['who speaks in a conference', { conferenceId: 'shura' }, ['layla', 'salma']],
  ['who does not speak in a conference', { conferenceId: 'law', missing: 'sessions' }, ['omar', 'salma']],
  ['who speaks most', { order: 'sessions' }, ['layla', 'salma', 'omar']],
  ['whom the text names', { text: 'idris', missing: '' }, ['salma']],
])('%s', (_case, search, ids) =>
  expect(searchPeople(people, { ...emptySearch, ...search }, counts).map(({ id }) => id)).toEqual(ids),
);
