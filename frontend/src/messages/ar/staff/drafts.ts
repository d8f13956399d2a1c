import type { Noun } from '../../../admin/crud/noun';
import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';
import { definite } from './nouns';

// In all of these a time is one such as 'today at 10:30' or 'on 12 March 2026 at 10:30'.

const days = (count: number): string =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يوما`,
    other: `${count} يوم`,
  });

export const draftOf = (name: string): string => `المسودة: ${isolate(name)}`;
export const draftFrom = (name: string, time: string): string => `مسودة من ${isolate(name)}، ${time}`;
export const draftBesideLive = (name: string, time: string): string =>
  `مسودة من ${isolate(name)}، ${time}، إلى جانب النسخة المنشورة.`;
export const authorAndTime = (name: string, time: string): string => `${isolate(name)}، ${time}`;
export const editingDraftFrom = 'يعرض هذا النموذج المسودة من {author}.';
export const thereIsDraftFrom = 'ثمة مسودة من {author}.';
export const seenOncePublished = 'يراها الزوار بعد نشرها.';
export const seenWithinSeconds = 'يراها الزوار خلال ثوان.';
export const formShowsLive = 'يعرض هذا النموذج النسخة المنشورة.';
/** Without a name it was the user. */
export const liveWasChanged = (name: string | undefined, time: string): string =>
  `${name === undefined ? 'عدلت النسخة المنشورة' : `تم تعديل النسخة المنشورة بواسطة ${isolate(name)}`} ${time}، بعد بدء المسودة. قارن بينهما: فالنشر يحل المسودة محل ذلك التعديل.`;

export const editDraft = 'تعديل المسودة';
export const compareWithLive = 'مقارنة بالنسخة المنشورة';
export const publishDraft = 'نشر المسودة';
export const publishAnyway = 'نشر على أي حال';
export const publishDraftAnyway = 'نشر المسودة على أي حال';
export const discard = 'تجاهل';
export const backToLive = 'العودة إلى النسخة المنشورة';

export const changesWillBeLost = 'في النموذج تغييرات غير محفوظة. ستفقد هذه التغييرات.';
export const editQuestion = 'أتريد تعديل المسودة؟';
export const discardAndEdit = 'تجاهل التغييرات وتعديل المسودة';
export const restoreQuestion = 'أتريد استعادة ما كتبته في المسودة؟';
export const discardAndRestore = 'تجاهل التغييرات والاستعادة';
export const showLiveQuestion = 'أتريد عرض النسخة المنشورة؟';
export const publishQuestion = 'أتريد نشر المسودة؟';
export const discardAndPublish = 'تجاهل التغييرات والنشر';
export const discardQuestion = 'أتريد تجاهل المسودة؟';
export const cannotBeRestored = 'لا يمكن استعادتها. تبقى النسخة المنشورة كما هي.';
export const discardDraft = 'تجاهل المسودة';
export const replaceQuestion = 'أتريد استبدال المسودة؟';
export const wouldReplace = (name: string, time: string): string =>
  `ثمة مسودة من ${isolate(name)}، ${time}. ستحل مسودتك محلها.`;
export const replaceIt = 'استبدال';

export const draftSaved = 'تم حفظ المسودة';
export const draftDiscarded = 'تم تجاهل المسودة';
export const published = (noun: Noun): string => `تم نشر ${definite(noun)}`;
export const loadFailed = 'تعذر تحميل المسودة';
export const saveFailed = 'تعذر حفظ المسودة';
export const publishFailed = 'تعذر نشر المسودة';
export const discardFailed = 'تعذر تجاهل المسودة';

// In a list:
export const changed = 'تعديلات غير منشورة';
export const draft = 'مسودة';
export const scheduled = 'مجدول';
export const areEditing = (names: string[]): string => `قيد التعديل: ${names.map(isolate).join('، ')}`;

// The preview:
export const previewHelp = 'الصفحة بما كتبته.';
export const widthOfPage = 'عرض الصفحة';
export const devices: Record<'phone' | 'tablet' | 'desktop', string> = {
  phone: 'هاتف',
  tablet: 'جهاز لوحي',
  desktop: 'حاسوب',
};
export const closePreview = 'إغلاق المعاينة';
export const shownOnceValid = 'تعرض الصفحة هذا بعد تصحيحه:';
export const pageWithValues = 'الصفحة بقيم النموذج';
export const previewShowsDraft = 'تظهر هنا المسودة مع ما تكتبه.';
export const previewShowsLive = 'تظهر هنا النسخة المنشورة مع ما تكتبه، أما الرابط فيعرض المسودة.';
export const copyLink = 'نسخ الرابط';
export const linkEndsIn = (count: number): string => `تنتهي صلاحيته بعد ${days(count)}.`;
export const copyThisLink = 'انسخ هذا الرابط';
export const linkShowsDraft = (count: number): string =>
  `يعرض المسودة المحفوظة لكل من لديه الرابط، مدة ${days(count)}.`;
export const saveDraftFirst = 'احفظ مسودة أولا، ثم يمكن لرابط أن يعرضها.';
export const linkFrom = (time: string): string => `رابط من {name}، تنتهي صلاحيته ${time}`;
export const revoke = 'إبطال';
export const linkRevoked = 'تم إبطال الرابط';
export const linksFailed = 'تعذر تغيير الروابط';

// The schedule:
export const schedule = 'جدولة';
export const scheduleHelp = 'النشر أو الإخفاء في وقت محدد.';
export const tomorrowAtNine = 'غدًا 09:00';
export const mondayAtNine = 'الاثنين 09:00';
export const scheduleOf = (name: string): string => `الجدولة: ${isolate(name)}`;
export const alwaysPublic = 'هذا العنصر منشور دائما. احفظ مسودة أولا، ثم يمكن نشرها في وقت محدد.';
export const whatToDo = 'الإجراء';
export const dateAndTime = 'التاريخ والوقت';
export const inZone = (zone: string): string => `بحسب ${zone}.`;
export const scheduling = 'تجري الجدولة...';
export const wasScheduled = 'تمت الجدولة';
export const canceled = 'تم الإلغاء';
export const cancelFailed = 'تعذر الإلغاء';
export const scheduledBy = 'بواسطة {name}';
export const failedBecause = (reason: string): string => `لم ينفذ: ${isolate(reason)}`;
