import type { CopiedDays } from '@majlis/contracts/conference-copy';

export const createCopy = 'إنشاء النسخة';
export const newTitle = 'العنوان الجديد';
export const newStartDate = 'تاريخ البداية الجديد';
export const copiedDays: Record<CopiedDays, string> = {
  weekdays: 'أيام الأسبوع نفسها، في أقرب موعد إلى التاريخ',
  dates: 'من التاريخ المختار بالضبط',
};
export const chooseStartDate = 'اختر تاريخ البداية.';
export const newDays = (before: string, after: string, weekday: string, zone: string): string =>
  `ينتقل المؤتمر من ${before} إلى ${after}، ويبدأ يوم ${weekday}. تبقى الأوقات كما هي بحسب ${zone}.`;
export const seriesHelp = 'ترتبط صفحات السلسلة الواحدة بعضها ببعض بحسب السنوات.';
export const seriesHelpForOriginal = 'ترتبط صفحات السلسلة الواحدة بعضها ببعض بحسب السنوات. وينضم إليها الأصل كذلك.';

export const whatToCopy = 'ما ينسخ';
/** As 'Sessions (12)' */
export const partCount = (part: string, count: string): string => `${part} (${count})`;
export const texts = 'النصوص والوسوم والصورة';
export const venue = 'مكان الانعقاد والسعة';
export const times = 'الأوقات';
export const timesHelp = 'من دونها تبدأ جميع الجلسات مع بداية المؤتمر.';
export const documentsHelp = 'البرامج وغيرها. تنتقل مواعيد إتاحتها مع التواريخ.';
export const notCopied = 'لا ينسخ ما يأتي:';
export const notCopiedParts = [
  'روابط التسجيل والاجتماع وتقديم الأوراق البحثية',
  'المواعيد النهائية وموعد صدور البرنامج والدعوة إلى تقديم الأوراق البحثية',
  'المسجلون للحضور وألبوم الصور',
  'الأوراق البحثية وشرائح العرض والتسجيلات وأعمال المؤتمر',
  'نصوص محركات البحث وعلامة «مميز»',
];
