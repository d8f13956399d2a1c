import type { ListOfConference, PagedListName } from '@majlis/contracts/list-pages';

export const titles: Record<PagedListName, string> = {
  endorsements: 'شهادات',
  partners: 'شركاؤنا',
  team: 'فريقنا',
  journey: 'مسيرتنا',
  research: 'المنشورات',
  blog: 'التدوينات',
  podcasts: 'الحلقات',
  speakers: 'المتحدثون',
};
export const titlesOfConference: Record<ListOfConference, string> = {
  proceedings: 'أعمال المؤتمر',
  documents: 'المستندات',
  partners: 'الشركاء',
};
export const pagesOfList = 'صفحات القائمة';
export const previousPage = 'الصفحة السابقة';
export const nextPage = 'الصفحة التالية';
export const pageOfList = (list: string, page: number): string => `${list}، الصفحة ${page}`;
export const emptyPage = 'هذه الصفحة فارغة';
export const seeFirstPage = 'انتقل إلى الصفحة الأولى من القائمة.';
export const firstPage = 'الصفحة الأولى';
export const listFailed = 'تعذر تحميل هذه القائمة';
export const tryLater = 'يرجى المحاولة لاحقا.';
