import { plural } from '../language';

const fields = (count: number): string => plural(count, '1 field differs', `${count} fields differ`);

export const mergeWith = (name: string): string => `Merge ${name} with…`;
export const compareWith = (name: string): string => `Compare with ${name}`;

export const mergeTwo = 'Merge two people';
export const nothingMerged = 'Nothing was merged.';
export const allTheSame = 'All fields are the same';
export const chooseWhatStays = (count: number): string => `Choose what stays: ${fields(count)}`;
export const merge = 'Merge';
export const merging = 'Merging…';
export const mergedInto = (name: string): string => `Merged into ${name}`;

// The values of a field:
export const both = 'Both';
/** Read out before a value, hence the space. */
export const ofPerson = (name: string): string => `Of ${name}: `;
export const ofBoth = 'Of both people: ';
export const shown = 'Shown';
export const notShown = 'Not shown';
export const portrait = 'Portrait';

export const whatHappens = 'What happens';
export const noSessionsMove = 'No sessions move.';
export const sessionsMove = (count: number): string => plural(count, '1 session moves:', `${count} sessions move:`);
export const bothAreIn = (count: number): string =>
  `Both are in ${plural(count, '1 session', `${count} sessions`)}, where one entry stays:`;
export const addressesLead = 'The addresses {one} and {other} both lead to the one person.';
export const draftsName = (count: number, name: string): string =>
  `${plural(count, '1 draft of a session names', `${count} drafts of sessions name`)} ${name} and will have the one person.`;
export const draftNotMerged = (name: string): string => `The draft of ${name} is not merged.`;
export const canBeUndone = 'You can undo all of it, for 30 days.';
export const moreSessions = (count: number): string => `and ${count} more`;
