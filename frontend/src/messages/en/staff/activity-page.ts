import type { ActivityFilter } from '@majlis/contracts/activity';

export const description = 'Who changed what, in all sections, newest first.';
/** What is loading. */
export const loadedActivity = 'activity';
export const help = [
  '“Compare” shows what a change did, word for word, and can bring back an earlier version.',
  '“Undo” takes back the whole change. It is refused if somebody has changed the same field since.',
  'Filter by person, section, action or day. “Export CSV” saves what the filter shows.',
  'Sign-ins are listed, too. A rejected one says why.',
];

export const person = 'Person';
export const everyone = 'Everyone';
export const section = 'Section';
export const allSections = 'All sections';
export const action = 'Action';
export const allActions = 'All actions';
export const actions: Record<NonNullable<ActivityFilter['operation']>, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  purge: 'Deleted for good',
  'sign-in': 'Sign-ins',
};
export const day = 'Day';
export const showAutomatic = 'Show automatic changes';

export const today = (day: string): string => `Today, ${day}`;
export const nothingMatches = 'Nothing matches this filter.';
export const clearFilter = 'Clear the filter';
