import type { DuplicateReason } from '@majlis/contracts/duplicates';
import { plural } from '../language';

export const description = 'People who have the same name, e-mail address or ORCID iD.';
/** What is loaded. */
export const duplicates = 'possible duplicates';
export const helpMerge =
  '“Merge” shows both side by side. You choose which values stay, and nothing is changed before.';
export const helpSessions = 'All sessions move to the person who stays, and the addresses of both pages lead there.';
export const helpDistinct =
  '“Not the same person” takes a pair off this list. It stays in the list at the end of this page.';
export const helpNames =
  'Names are the same whatever their capitals, accents, Arabic letter forms and the order of their parts. People with different ORCID iDs are two.';

export const pairs = (count: number): string => plural(count, '1 pair', `${count} pairs`);
export const firstPairs = (count: number, listed: number): string => `${pairs(count)}. The first ${listed} are listed.`;
export const noPairs = (people: number): string =>
  `No two of ${plural(people, '1 person', `${people} people`)} look like the same one.`;
export const whatIsTheSame = 'What is the same';
export const reasons: Record<DuplicateReason, string> = {
  orcid: 'Same ORCID iD',
  email: 'Same e-mail',
  name: 'Same name',
};
export const mergePair = (one: string, other: string): string => `Merge ${one} and ${other}`;
export const openMerge = 'Merge…';

export const notTheSame = 'Not the same person';
export const pairNotTheSame = (one: string, other: string): string => `Not the same person: ${one} and ${other}`;
export const pairsNotTheSame = (count: number): string => `Not the same person (${count})`;
/** With elements. */
export const pair = '{one} and {other}';
export const proposeAgain = 'Propose again';
export const proposePairAgain = (one: string, other: string): string => `Propose again: ${one} and ${other}`;
export const remembered = 'Remembered as two people';
export const proposedAgain = 'Proposed again';
export const rememberFailed = 'Failed to remember it';
