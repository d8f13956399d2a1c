import type { ListOfConference, PagedListName } from '@majlis/contracts/list-pages';

export const titles: Record<PagedListName, string> = {
  endorsements: 'Endorsements',
  partners: 'Our partners',
  team: 'Our Team',
  journey: 'Our Journey',
  research: 'Publications',
  blog: 'Posts',
  podcasts: 'Episodes',
  speakers: 'Speakers',
};
export const titlesOfConference: Record<ListOfConference, string> = {
  proceedings: 'Proceedings',
  documents: 'Documents',
  partners: 'Partners',
};
export const pagesOfList = 'Pages of the list';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageOfList = (list: string, page: number): string => `${list}, page ${page}`;
export const emptyPage = 'This page is empty';
export const seeFirstPage = 'See the first page of the list.';
export const firstPage = 'First page';
export const listFailed = 'This list could not be loaded';
export const tryLater = 'Please try again later.';
