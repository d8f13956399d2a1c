import { plural } from './language';

export const sort = 'الترتيب';
export const sortByDate = 'الترتيب حسب التاريخ';
export const sortByTitle = 'الترتيب حسب العنوان';
export const categoryOf = 'التصنيف: {category}';
export const showAllCategories = (category: string): string => `التصنيف: ${category}، عرض جميع التصنيفات`;
export const clearSearch = 'مسح البحث';
export const forWords = 'عن «{words}»';
export const inCategory = 'في «{category}»';
export const forWordsInCategory = 'عن «{words}» في «{category}»';
export const adjustSearch = 'جرب تعديل كلمات البحث أو عوامل التصفية.';
export const otherSpelling = 'قد تعطي كلمة أقصر، أو كتابة أخرى للاسم، نتائج أكثر.';
export const itemsOf = (list: string, first: number, last: number, count: number): string =>
  `${list} من ${first} إلى ${last} من أصل ${count}`;
export const publications = (count: number): string =>
  plural(count, {
    zero: 'لا منشورات',
    one: 'منشور واحد',
    two: 'منشوران',
    few: `${count} منشورات`,
    many: `${count} منشورا`,
    other: `${count} منشور`,
  });
export const posts = (count: number): string =>
  plural(count, {
    zero: 'لا تدوينات',
    one: 'تدوينة واحدة',
    two: 'تدوينتان',
    few: `${count} تدوينات`,
    many: `${count} تدوينة`,
    other: `${count} تدوينة`,
  });
export const episodes = (count: number): string =>
  plural(count, {
    zero: 'لا حلقات',
    one: 'حلقة واحدة',
    two: 'حلقتان',
    few: `${count} حلقات`,
    many: `${count} حلقة`,
    other: `${count} حلقة`,
  });
export const speakers = (count: number): string =>
  plural(count, {
    zero: 'لا متحدثين',
    one: 'متحدث واحد',
    two: 'متحدثان',
    few: `${count} متحدثين`,
    many: `${count} متحدثا`,
    other: `${count} متحدث`,
  });
