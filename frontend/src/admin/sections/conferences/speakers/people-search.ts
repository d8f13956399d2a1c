import type { ListedPerson, Person } from '@majlis/contracts/people/people.schema';
import type { SessionCounts } from '@majlis/contracts/people/session-counts';
import { fullName } from '../../../../ui/text/formats';
import { createWordMatcher } from '../../../../ui/text/word-matcher';

export const missingParts = ['biography', 'portrait', 'sessions'] as const;
type MissingPart = (typeof missingParts)[number];

export type PeopleSearch = {
  text: string;
  conferenceId: string;
  missing: MissingPart | '';
  order: 'name' | 'sessions';
};

export const searchChoices = { missing: missingParts, order: ['name', 'sessions'] };

export const emptySearch: PeopleSearch = { text: '', conferenceId: '', missing: '', order: 'name' };

/** Counts the sessions of a person, in all conferences or in one. */
export function countSessions(counts: SessionCounts | undefined, personId: string, conferenceId = ''): number {
  const ofPerson = counts?.[personId] ?? {};
  if (conferenceId) return ofPerson[conferenceId] ?? 0;
  return Object.values(ofPerson).reduce((total, sessions) => total + sessions, 0);
}

/** `conferenceId` limits the people to those who speak in it, unless those without sessions in it are asked for. */
export function searchPeople(
  people: ListedPerson[],
  { text, conferenceId, missing, order }: PeopleSearch,
  counts: SessionCounts | undefined,
): ListedPerson[] {
  const countOf = ({ id }: ListedPerson) => countSessions(counts, id, conferenceId);
  const isMissing: Record<MissingPart, (person: ListedPerson) => boolean> = {
    biography: ({ biography }) => biography === '',
    portrait: ({ photo }) => photo === '',
    sessions: (person) => countOf(person) === 0,
  };
  const found = findPeople(sortByLastName(people), text).filter(
    (person) =>
      (conferenceId === '' || missing === 'sessions' || countOf(person) > 0) &&
      (missing === '' || isMissing[missing](person)),
  );
  // Sorting is stable, so that people with equally many sessions stay sorted by name.
  return order === 'sessions' ? found.toSorted((one, other) => countOf(other) - countOf(one)) : found;
}

export const sortByLastName = (people: Person[]): Person[] =>
  people.toSorted(
    (one, other) => collator.compare(one.lastName, other.lastName) || collator.compare(one.firstName, other.firstName),
  );

const collator = new Intl.Collator();

export function findPeople(people: Person[], text: string): Person[] {
  const matches = createWordMatcher(text);
  return people.filter((person) =>
    matches([fullName(person), person.position, person.organization, ...person.expertiseAreas].join('\n')),
  );
}
