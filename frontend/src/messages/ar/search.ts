import type { SearchKind } from '@majlis/contracts/search';
import { plural } from './language';

export const search = 'البحث';
export const searchThisSite = 'ابحث في هذا الموقع';
export const searchPlaceholder = 'ابحث في هذا الموقع...';
export const year = 'السنة';
export const anyYear = 'أي سنة';
export const language = 'اللغة';
export const inThisLanguage = 'في الصفحات العربية';
export const inAllLanguages = 'في الصفحات بجميع اللغات';
export const whatIsFound =
  'صفحات ومؤتمرات وجلسات وأوراق بحثية ومتحدثون وأبحاث وتدوينات وحلقات ومحطات بارزة: بحث واحد يعثر عليها جميعا. ولا أثر في العربية للحركات ولا لاختلاف رسم الهمزة والألف.';

export const kindsOfResults = 'أنواع النتائج';
export const everything = 'الكل';
export const kinds: Record<SearchKind, string> = {
  page: 'الصفحات',
  conference: 'المؤتمرات',
  session: 'الجلسات',
  paper: 'الأوراق البحثية',
  speaker: 'المتحدثون',
  research: 'الأبحاث',
  blog: 'المدونة',
  episode: 'البودكاست',
  timeline: 'المحطات البارزة',
};
export const more = 'المزيد';
/** Read out instead, so that it has the word above in it. */
export const moreOf = (kind: string): string => `المزيد: ${kind}`;
export const results = (count: number): string =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${count} نتائج`,
    many: `${count} نتيجة`,
    other: `${count} نتيجة`,
  });
export const resultsAndMore = (count: number): string =>
  plural(count, {
    one: 'نتيجة واحدة وغيرها',
    two: 'نتيجتان وغيرهما',
    few: `${count} نتائج وغيرها`,
    many: `${count} نتيجة وغيرها`,
    other: `${count} نتيجة وغيرها`,
  });

export const searchFailed = 'تعذر البحث';
export const nothingFound = 'لم يعثر على شيء';
export const nothingFor = 'لا نتائج عن «{text}».';
export const nothingForWithFilters = 'لا نتائج عن «{text}» مع عوامل التصفية هذه.';
export const didYouMean = 'هل قصدت {suggestion}؟';
export const fewerWords = 'تعطي كلمات أقل، أو بداية كلمة، نتائج أكثر.';
export const searchEverything = 'ابحث في الكل';
export const searchAllLanguages = 'ابحث بجميع اللغات';

export const closeTheSearch = 'إغلاق البحث';
export const listOfResults = 'النتائج';
export const allResults = 'جميع النتائج';
export const whatIsSearched = 'صفحات ومؤتمرات وجلسات وأوراق بحثية ومتحدثون وأبحاث وتدوينات وحلقات';
export const bestResults = (count: number): string =>
  plural(count, {
    one: 'أفضل نتيجة',
    two: 'أفضل نتيجتين',
    few: `أفضل ${count} نتائج`,
    many: `أفضل ${count} نتيجة`,
    other: `أفضل ${count} نتيجة`,
  });
export const searchFailedTryAgain = 'تعذر البحث. يرجى المحاولة مرة أخرى بعد لحظات.';
/** A button with the suggestion follows. */
export const nothingFoundDidYouMean = 'لم يعثر على شيء. هل قصدت';
export const nothingFoundFewerWords = 'لم يعثر على شيء. تعطي كلمات أقل نتائج أكثر.';
