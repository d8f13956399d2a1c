import type { Person } from '@majlis/contracts/people';
import { fullName } from '../../ui/person-words';
import { plainText } from '../../ui/plain-text';

/** By last name, as a list of participants is. */
export const inNameOrder = (people: Person[]): Person[] =>
  people.toSorted(
    (one, other) => collator.compare(one.lastName, other.lastName) || collator.compare(one.firstName, other.firstName),
  );

const collator = new Intl.Collator();

const known = new WeakMap<Person, string>();

function wordsOf(person: Person): string {
  const words =
    known.get(person) ??
    plainText([fullName(person), person.position, person.organization, ...person.expertiseAreas].join('\n'));
  known.set(person, words);
  return words;
}

/** Those whose name, position, organization or expertise has all the words. */
export function findPeople(people: Person[], text: string): Person[] {
  const wanted = plainText(text).split(/\s+/).filter(Boolean);
  return people.filter((person) => wanted.every((word) => wordsOf(person).includes(word)));
}
