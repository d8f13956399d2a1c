import { plural } from '../language';

export const findInStaffArea = 'البحث في منطقة الإدارة';
export const recent = 'الأخيرة';
export const everythingEditable = 'كل ما يمكنك تعديله، ومنه المسودات والمخفية';
export const searching = 'يجري البحث...';
export const notEverythingSearched = 'تعذر البحث في كل شيء.';
export const offline = 'لا اتصال بالشبكة. لا تظهر إلا الأقسام والإجراءات.';
export const resultCount = (count: number): string =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${count} نتائج`,
    many: `${count} نتيجة`,
    other: `${count} نتيجة`,
  });
export const nothingFound = 'لا نتائج. جرب كلمات أقل، أو بداية كلمة.';
export const opensNewTab = (keys: string): string => `\u2068${keys}\u2069 لفتح علامة تبويب جديدة`;

export const addSession = 'إضافة جلسة';
export const addSpeaker = 'إضافة متحدث';
export const addPage = 'إضافة صفحة';
export const addTimelineEvent = 'إضافة حدث إلى الخط الزمني';
export const addTeamMember = 'إضافة عضو إلى الفريق';
export const addPartner = 'إضافة شريك';
export const addTestimonial = 'إضافة شهادة';
export const newConference = 'مؤتمر جديد';
export const uploadMedia = 'رفع وسائط';

/** Other words by which an action is found. They are not shown. */
export const wordsForAdding = 'أضف جديد جديدة إنشاء';
export const wordsForConference = 'إضافة أضف إنشاء';
export const wordsForUpload = 'إضافة أضف جديدة صور صورة مستندات مستند ملفات ملف';
export const wordsForSite = 'فتح الصفحة الرئيسية الموقع العام';
export const wordsForLogout = 'خروج الخروج مغادرة';

/** Of what was found. */
export const rowStatuses: Record<string, string> = {
  draft: 'مسودة',
  published: 'منشور',
  archived: 'مؤرشف',
  inactive: 'غير مفعل',
  hidden: 'مخفي',
};
