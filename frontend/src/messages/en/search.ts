import type { SearchKind } from '@majlis/contracts/search';
import { plural } from './language';

export const search = 'Search';
export const searchThisSite = 'Search this site';
export const searchPlaceholder = 'Search this site...';
export const year = 'Year';
export const anyYear = 'Any year';
export const language = 'Language';
export const inThisLanguage = 'On the English pages';
export const inAllLanguages = 'On the pages in all languages';
export const whatIsFound =
  'Pages, conferences, sessions, papers, speakers, research, posts, episodes and milestones: one search finds all of them. In Arabic, vowel signs and the forms of hamza and alef make no difference.';

export const kindsOfResults = 'Kinds of results';
export const everything = 'Everything';
export const kinds: Record<SearchKind, string> = {
  page: 'Pages',
  conference: 'Conferences',
  session: 'Sessions',
  paper: 'Papers',
  speaker: 'Speakers',
  research: 'Research',
  blog: 'Blog',
  episode: 'Podcast',
  timeline: 'Milestones',
};
export const more = 'More';
/** Read out instead, so that it has the word above in it. */
export const moreOf = (kind: string): string => `More ${kind}`;
export const results = (count: number): string => `${count} ${plural(count, 'result', 'results')}`;
export const resultsAndMore = (count: number): string => `${count} and more ${plural(count, 'result', 'results')}`;

export const searchFailed = 'The search failed';
export const nothingFound = 'Nothing found';
export const nothingFor = 'There is nothing for “{text}”.';
export const nothingForWithFilters = 'There is nothing for “{text}” with these filters.';
export const didYouMean = 'Did you mean {suggestion}?';
export const fewerWords = 'Fewer words, or the beginning of a word, find more.';
export const searchEverything = 'Search everything';
export const searchAllLanguages = 'Search in all languages';

export const closeTheSearch = 'Close the search';
export const listOfResults = 'Results';
export const allResults = 'All results';
export const whatIsSearched = 'Pages, conferences, sessions, papers, speakers, research, posts and episodes';
export const bestResults = (count: number): string => `${count} best ${plural(count, 'result', 'results')}`;
export const searchFailedTryAgain = 'The search failed. Please try again in a moment.';
/** A button with the suggestion follows. */
export const nothingFoundDidYouMean = 'Nothing found. Did you mean';
export const nothingFoundFewerWords = 'Nothing found. Fewer words find more.';
