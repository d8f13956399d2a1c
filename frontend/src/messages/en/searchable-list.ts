import { plural } from './language';

export const sort = 'Sort';
export const sortByDate = 'Sort by Date';
export const sortByTitle = 'Sort by Title';
export const categoryOf = 'Category: {category}';
export const showAllCategories = (category: string): string => `Category: ${category}, show all categories`;
export const clearSearch = 'Clear the search';
export const forWords = 'for “{words}”';
export const inCategory = 'in “{category}”';
export const forWordsInCategory = 'for “{words}” in “{category}”';
export const adjustSearch = 'Try adjusting your search terms or filters.';
export const otherSpelling = 'A shorter word, or another spelling of a name, may find more.';
export const itemsOf = (list: string, first: number, last: number, count: number): string =>
  `${list} ${first} to ${last} of ${count}`;
export const publications = (count: number): string => `${count} ${plural(count, 'publication', 'publications')}`;
export const posts = (count: number): string => `${count} ${plural(count, 'post', 'posts')}`;
export const episodes = (count: number): string => `${count} ${plural(count, 'episode', 'episodes')}`;
export const speakers = (count: number): string => `${count} ${plural(count, 'speaker', 'speakers')}`;
