import type { ContentProblemKind } from '@majlis/contracts/content-problems';
import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

/** `several` is for two and more. */
type KindTexts = { heading: string; several: (count: number) => string; action: string };

const count =
  (two: string, few: string, many: string, other = many): KindTexts['several'] =>
  (number) =>
    plural(number, { two, few: `${number} ${few}`, many: `${number} ${many}`, other: `${number} ${other}` });

export const kinds: Record<ContentProblemKind, KindTexts> = {
  'broken-link': {
    heading: 'روابط لا تستجيب',
    several: count('رابطان لا يستجيبان', 'روابط لا تستجيب', 'رابطا لا يستجيب', 'رابط لا يستجيب'),
    action: 'تعديل الرابط',
  },
  'passed-deadline': {
    heading: 'مواعيد انقضت',
    several: count(
      'مؤتمران يعرضان تسجيلا مغلقا',
      'مؤتمرات تعرض تسجيلا مغلقا',
      'مؤتمرا يعرض تسجيلا مغلقا',
      'مؤتمر يعرض تسجيلا مغلقا',
    ),
    action: 'تعديل التسجيل',
  },
  'outdated-year': {
    heading: 'سنوات قديمة',
    several: count('نصان فيهما سنة قديمة', 'نصوص فيها سنة قديمة', 'نصا فيه سنة قديمة', 'نص فيه سنة قديمة'),
    action: 'تعديل النص',
  },
  'draft-over': {
    heading: 'مؤتمرات انتهت وهي مسودات',
    several: count(
      'مؤتمران انتهيا وما زالا مسودتين',
      'مؤتمرات انتهت وما زالت مسودات',
      'مؤتمرا انتهى وما زال مسودة',
      'مؤتمر انتهى وما زال مسودة',
    ),
    action: 'تعديل المؤتمر',
  },
  'missing-speakers': {
    heading: 'جلسات بلا متحدثين',
    several: count('جلستان بلا متحدثين', 'جلسات بلا متحدثين', 'جلسة بلا متحدثين'),
    action: 'تعيين المتحدثين',
  },
  'missing-room': {
    heading: 'جلسات بلا قاعة',
    several: count('جلستان بلا قاعة', 'جلسات بلا قاعة', 'جلسة بلا قاعة'),
    action: 'إدخال القاعة',
  },
  'missing-alt': {
    heading: 'صور بلا نص بديل',
    several: count('صورتان بلا نص بديل وصفي', 'صور بلا نص بديل وصفي', 'صورة بلا نص بديل وصفي'),
    action: 'إضافة نص بديل',
  },
  'missing-description': {
    heading: 'أوصاف ناقصة',
    several: count('مؤتمران بلا وصف', 'مؤتمرات بلا وصف', 'مؤتمرا بلا وصف', 'مؤتمر بلا وصف'),
    action: 'كتابة وصف',
  },
  'long-description': {
    heading: 'أوصاف أطول مما ينبغي',
    several: count(
      'وصفان أطول مما تعرضه محركات البحث',
      'أوصاف أطول مما تعرضه محركات البحث',
      'وصفا أطول مما تعرضه محركات البحث',
      'وصف أطول مما تعرضه محركات البحث',
    ),
    action: 'اختصار الوصف',
  },
};

export const actionOn = (action: string, row: string): string => `${action}: ${row}`;
export const nothingToFix = 'لا شيء بحاجة إلى إصلاح.';

export const silence = 'كتم';
export const silenceProblem = (row: string, problem: string): string => `كتم: ${row}. ${problem}`;
export const showAgain = 'إظهار مجددا';
export const showProblemAgain = (row: string, problem: string): string => `إظهار مجددا: ${row}. ${problem}`;
export const silencedBy = (name: string, time: string): string => `تم الكتم بواسطة ${isolate(name)} ${time}`;
export const silenced = 'تم الكتم';
export const shownAgain = 'تم الإظهار مجددا';
export const silenceFailed = 'تعذر الكتم';
export const showAgainFailed = 'تعذر الإظهار مجددا';
