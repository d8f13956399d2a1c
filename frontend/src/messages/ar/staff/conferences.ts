import type { ConferenceStatus } from '@majlis/contracts/choices';
import { t } from '#messages';
import { isolate } from '../../../ui/text/isolate';

// Every page of the conference management loads these.

export const backToDashboard = 'العودة إلى لوحة الإدارة';
export const backToOverview = 'العودة إلى النظرة العامة';
export const backToSpeakers = 'العودة إلى المتحدثين';
export const possibleDuplicates = 'مكررون محتملون';
export const viewsOfConference = 'صفحات هذا المؤتمر';
export const release = 'إصدار البرنامج';
export const notFound = 'لم يعثر على المؤتمر';
export const notFoundDetail = 'لا وجود لهذا المؤتمر. إن كان قد حذف مؤخرا فيمكنك استعادته من النظرة العامة.';
export const seeAllConferences = 'عرض جميع المؤتمرات';

// What the page below the heading is for:
export const createNew = 'إنشاء مؤتمر جديد';
export const manageSpeakers = 'إدارة المتحدثين والمشاركين';
export const importSpeakers = 'إضافة متحدثين وتعديل بياناتهم من ملف';
export const findDuplicates = 'البحث عن أشخاص وردوا في القائمة مرتين';
export const manageAll = 'إدارة المؤتمرات والجلسات والمتحدثين';
export const editing = (title: string): string => `تعديل: ${isolate(title)}`;
export const sessionsFor = (title: string): string => `جلسات المؤتمر: ${isolate(title)}`;
export const importInto = (title: string): string => `استيراد إلى: ${isolate(title)}`;
export const plansOf = (title: string): string => `جداول المؤتمر: ${isolate(title)}`;
export const partnersOf = (title: string): string => `شركاء المؤتمر: ${isolate(title)}`;
export const documentsOf = (title: string): string => `مستندات المؤتمر: ${isolate(title)}`;
export const gridOf = (title: string): string => `جدول جلسات المؤتمر: ${isolate(title)}`;
export const roomsOf = (title: string): string => `قاعات المؤتمر: ${isolate(title)}`;
export const releaseOf = (title: string): string => `إصدار برنامج المؤتمر: ${isolate(title)}`;

export const createConference = 'إنشاء المؤتمر';
export const copy = 'نسخ';
export const copyConference = (title: string): string => `نسخ ${isolate(title)}`;
export const publishConference = (title: string): string => `نشر ${isolate(title)}`;
export const unpublishConference = (title: string): string => `إلغاء نشر ${isolate(title)}`;
export const visitorsSeeIt = 'يستطيع الزوار الآن رؤية صفحته.';
export const isDraftNow = 'صار مسودة، ولا يستطيع الزوار رؤيته.';
export const bulkDeleteWarning = 'تخفى معها جلساتها وشركاؤها ومستنداتها.';
/** One line that tells two versions of a conference apart. */
export const describeConference = (
  title: string,
  status: ConferenceStatus,
  days: string,
  description: string,
): string => `${isolate(title)} (${t(`statuses.statuses.${status}`)}، ${days}) ${isolate(description)}`;
export const backToSessions = 'العودة إلى الجلسات';
export const basicInfo = 'المعلومات الأساسية';
export const noLimit = 'اتركه فارغا إن لم يكن ثمة حد';
export const searchSpeakers = 'البحث عن متحدثين';
export const filterByMissing = 'تصفية حسب ما ينقص';
