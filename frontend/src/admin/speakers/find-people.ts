import type { Person } from '@majlis/contracts/people';
import { fullName } from '../../ui/text/format-person';
import { createWordMatcher } from '../../ui/text/word-matcher';

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
