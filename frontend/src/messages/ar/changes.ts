import type { ChangedPart, ChangeName } from '@majlis/contracts/programme-changes';

export const changesToProgramme = 'التغييرات في البرنامج';
export const loadingChanges = 'يجري تحميل التغييرات...';
export const description = (conference: string): string => `ما تغير موعده أو أضيف أو ألغي في برنامج ${conference}.`;
export const sinceRelease = 'منذ صدوره في {day}. جميع الأوقات بحسب {zone}.';
export const seeProgramme = 'عرض البرنامج';
export const followInFeedReader = 'متابعة التغييرات في قارئ الخلاصات';
export const noChanges = 'لم يتغير شيء منذ صدور البرنامج';
export const whatIsListed = 'سيذكر هنا ما يتغير موعده أو يضاف أو يلغى.';

export const changeNames: Record<ChangeName, string> = {
  New: 'جديدة',
  Cancelled: 'ملغاة',
  Moved: 'تغير الموعد',
  'Room changed': 'تغيرت القاعة',
  Renamed: 'تغير العنوان',
  'Speakers changed': 'تغير المتحدثون',
};
export const moved = (from: string, to: string): string => `تغير الموعد من ${from} إلى ${to}`;
export const endsAt = (time: string, before: string): string => `تنتهي في ${time} بدلا من ${before}`;
/** As 'Moved from 10:00 to 11:30, room changed' */
export const summary = (parts: string[]): string => parts.join('، ');

export const changedParts: Record<ChangedPart['name'], string> = {
  Time: 'الوقت',
  Room: 'القاعة',
  Title: 'العنوان',
  Speakers: 'المتحدثون',
};
/** Read out before what was. */
export const from = 'من ';
export const none = 'لا شيء';
export const arrow = ' ← ';
/** Read out before what is. */
export const to = ' إلى ';
