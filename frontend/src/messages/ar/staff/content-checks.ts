import { plural } from '../language';

export const description = 'ما هو ناقص في الموقع أو قديم أو معطل، مع رابط إلى حيث يمكنك إصلاحه.';
/** What is loading. */
export const loadedChecks = 'نتائج فحص المحتوى';
export const help = [
  'يختفي السطر من تلقاء نفسه فور حل مشكلته.',
  'يخفي زر «كتم» ما هو كما ينبغي أن يكون. ويظهر مجددا إذا وقع خلل آخر في الموضع نفسه.',
  'تفحص الروابط مرة في الأسبوع على مهل. ويدرج الرابط هنا إذا لم تعد صفحته موجودة، أو إذا لم يستجب يوما كاملا. ولا تدرج المواقع التي ترفض مثل هذه الفحوص.',
];

export const showSilenced = (count: number): string => `إظهار المكتومة (${count})`;
export const problemCount = (count: number): string =>
  plural(count, {
    zero: 'لا مشكلات',
    one: 'مشكلة واحدة',
    two: 'مشكلتان',
    few: `${count} مشكلات`,
    other: `${count} مشكلة`,
  });
export const nothingOfThisKind = 'لا شيء من هذا النوع بحاجة إلى إصلاح.';

export const missedWords = 'كلمات بحث عنها ولم يعثر عليها';
export const missedWordsHelp = (days: number): string =>
  `لا ترد هذه الكلمات في أي صفحة. بحث عنها الزوار في آخر ${plural(days, { few: `${days} أيام`, many: `${days} يوما`, other: `${days} يوم` })}، ولا يسجل من بحث عنها.`;
export const searches = (count: number, lastDay: string): string => {
  const times = plural(count, {
    one: 'بحث واحد',
    two: 'بحثان',
    few: `${count} عمليات بحث`,
    other: `${count} عملية بحث`,
  });
  return `${times}، آخرها في ${lastDay}`;
};
