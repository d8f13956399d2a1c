import { plural } from '../language';

export const description = 'What on the site is missing, out of date or broken, with a link to where you can fix it.';
/** What is loading. */
export const loadedChecks = 'content checks';
export const help = [
  'A line disappears by itself as soon as its problem is solved.',
  '“Silence” hides what is as it should be. It is shown again when something else becomes wrong in that place.',
  'Links are checked once a week, slowly. One is listed when its page is gone, or when it has not responded for a day. Sites that turn away such checks are not listed.',
];

export const showSilenced = (count: number): string => `Show silenced (${count})`;
export const problemCount = (count: number): string => plural(count, '1 problem', `${count} problems`);
export const nothingOfThisKind = 'Nothing to fix of this kind.';

export const missedWords = 'Searched for and not found';
export const missedWordsHelp = (days: number): string =>
  `These words are on no page. Visitors searched for them during the last ${days} days; who did is not recorded.`;
export const searches = (count: number, lastDay: string): string =>
  `${plural(count, '1 search', `${count} searches`)}, last on ${lastDay}`;
