import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

export const description = 'جميع نصوص الموقع. تظهر التغييرات عند تحميل الصفحة في المرة التالية.';
export const addContent = 'إضافة نص';
export const newContent = 'نص جديد';
export const searchContent = 'البحث في النصوص';
export const searchPlaceholder = 'ابحث بالمفتاح أو بالنص';
export const textCount = (count: number): string =>
  plural(count, {
    zero: 'لا نصوص',
    one: 'نص واحد',
    two: 'نصان',
    few: `${count} نصوص`,
    many: `${count} نصا`,
    other: `${count} نص`,
  });
export const noMatches = (filter: string): string => `لا نصوص تطابق «${isolate(filter)}».`;

export const helpFind = 'اعثر على النص من صفحته، أو ابحث عن كلمة. تدل علامة {default} على نص لم يغير.';
export const helpEdit =
  'اختر {edit} وغير النص، ثم احفظ بالزر أو بالمفتاحين Ctrl+S. يظهر التغيير عند تحميل الصفحة في المرة التالية.';
export const helpDelete =
  'يعيد زر {delete} النص الافتراضي. يمكنك التراجع عن ذلك، أو استعادة نصك لاحقا من «المحذوف حديثا».';

export const textColumn = 'النص';
export const lastChangeColumn = 'آخر تغيير';
export const defaultBadge = 'افتراضي';
export const showsDefaultAgain = 'يعود الموقع إلى عرض النص الافتراضي.';
export const disappears = 'يختفي من الموقع.';

export const formTitle = (label: string, page: string): string => `${label} · ${page}`;
export const key = 'المفتاح';
export const newKeyHelp = 'اسم الصفحة ثم نقطة ثم اسم بأحرف لاتينية صغيرة، مثل hero.title. لا يمكن تغييره لاحقا.';
export const keyHelp = 'يميز النص في الموقع، ولا يمكن تغييره.';
export const type = 'النوع';
export const typeHelp = 'لا يغير إلا حجم هذا المربع.';
export const typeLabels: Record<'text' | 'textarea', string> = {
  text: 'نص: سطر واحد',
  textarea: 'نص طويل: عدة أسطر',
};
export const content = 'المحتوى';
export const languagesOfSite = 'لغات الموقع';
export const languagesHelp = 'يختار الزوار من بينها. والنص الذي لم يترجم بعد يظهر بالإنجليزية.';

/** `fallback` is one of the following texts. */
export const whileEmpty = (fallback: string): string => `ما دام هذا الحقل فارغا: ${fallback}.`;
