import type { ListOfConference, PagedListName } from '@majlis/contracts/list-pages';

export const titles: Record<PagedListName, string> = {
  endorsements: 'Sokongan',
  partners: 'Rakan kerjasama kami',
  team: 'Pasukan Kami',
  journey: 'Perjalanan Kami',
  research: 'Penerbitan',
  blog: 'Catatan',
  podcasts: 'Episod',
  speakers: 'Penceramah',
};
export const titlesOfConference: Record<ListOfConference, string> = {
  proceedings: 'Prosiding',
  documents: 'Dokumen',
  partners: 'Rakan Kerjasama',
};
export const pagesOfList = 'Halaman senarai';
export const previousPage = 'Halaman sebelumnya';
export const nextPage = 'Halaman seterusnya';
export const pageOfList = (list: string, page: number): string => `${list}, halaman ${page}`;
export const emptyPage = 'Halaman ini kosong';
export const seeFirstPage = 'Lihat halaman pertama senarai.';
export const firstPage = 'Halaman pertama';
export const listFailed = 'Senarai ini tidak dapat dimuatkan';
export const tryLater = 'Sila cuba lagi kemudian.';
