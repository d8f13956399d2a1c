import type { ConferenceStatus, conferenceTypes as types, VirtualPlatform } from '@majlis/contracts/choices';

export const newConference = 'مؤتمر جديد';
export const changeLater = 'يمكنك تغيير كل شيء لاحقا. الحقول التي عليها علامة * مطلوبة.';
export const addConference = 'إضافة مؤتمر';
export const editConference = 'تعديل المؤتمر';
export const requiredFields = 'الحقول التي عليها علامة * مطلوبة.';
export const updateConference = 'تحديث المؤتمر';
export const createFailed = 'تعذر إنشاء المؤتمر';
export const allFields = 'جميع الحقول…';

// The tabs:
export const venue = 'مكان الانعقاد';
export const registration = 'التسجيل';
export const seoAndMeta = 'محركات البحث';

// What a conference is:
export const subtitle = 'العنوان الفرعي';
export const conferenceType = 'نوع المؤتمر';
export const conferenceTypes: Record<(typeof types)[number], string> = {
  academic: 'مؤتمر أكاديمي',
  workshop: 'ورشة عمل',
  symposium: 'ندوة علمية',
  seminar: 'حلقة دراسية',
  webinar: 'ندوة عبر الإنترنت',
};
export const statusLabels: Record<ConferenceStatus, string> = {
  draft: 'مسودة: لا يراها إلا فريق العمل',
  published: 'منشور',
  archived: 'مؤرشف: انتهى ولا يزال متاحا للجميع',
};
export const series = 'السلسلة';
export const seriesHelp = 'مثلا: الملتقى السنوي. ترتبط صفحات السلسلة الواحدة بعضها ببعض بحسب السنوات.';
export const theme = 'المحور';
export const shortDescription = 'الوصف القصير';
export const shortDescriptionHelp = 'يظهر في بطاقة المؤتمر في قائمة المؤتمرات.';
export const startDate = 'تاريخ البداية';
export const endDate = 'تاريخ النهاية';
export const startDateAndTime = 'تاريخ البداية ووقتها';
export const endDateAndTime = 'تاريخ النهاية ووقتها';
export const timezone = 'المنطقة الزمنية';
export const timezoneHelp = 'التواريخ والأوقات محلية بحسب هذه المنطقة الزمنية.';
export const commonTimeZones = 'المناطق الزمنية الشائعة';
export const otherTimeZones = 'مناطق زمنية أخرى';
export const localTimesStay = (from: string, to: string): string =>
  `تحتفظ الجلسات بأوقاتها المحلية: فالجلسة التي موعدها 09:00 ${from} ستبدأ في 09:00 ${to}.`;

// Its details:
export const organizer = 'الجهة المنظمة';
export const contactEmail = 'البريد الإلكتروني للتواصل';
export const featuredImage = 'الصورة البارزة';
export const featuredImageHelp = 'صورة عريضة لأعلى صفحة المؤتمر.';
export const albumUrl = 'رابط ألبوم الصور';
export const albumHelp = 'إن كان الألبوم في Flickr ظهرت صورة غلافه.';
export const albumCover = 'غلاف الألبوم';
export const papersLink = 'رابط تقديم الأوراق البحثية';
export const papersLinkHelp = 'يقدم الزوار هنا أوراقهم البحثية ما دام باب التقديم مفتوحا.';
export const displayOrder = 'ترتيب العرض';
export const displayOrderHelp = 'إن بدأ مؤتمران في وقت واحد تقدم صاحب الرقم الأصغر.';
export const tags = 'الوسوم (تفصل بينها فواصل)';
export const tagsHelp = 'مثلا: constitution, trade, education';
export const featured = 'مؤتمر مميز';
export const featuredHelp = 'يظهر أولا في قائمة المؤتمرات.';
export const sponsorship = 'الرعاية متاحة';
export const callForPapers = 'الدعوة إلى تقديم الأوراق البحثية';
export const abstractDeadline = 'آخر موعد لتسليم الملخصات';
export const paperDeadline = 'آخر موعد لتسليم الأوراق البحثية';
export const programmeReleaseDate = 'موعد صدور البرنامج';

// Where it is:
export const virtual = 'مؤتمر افتراضي';
export const virtualHelp = 'ينعقد عبر الإنترنت لا في مكان.';
export const platform = 'المنصة';
export const platforms: Record<VirtualPlatform | '', string> = {
  '': 'اختر منصة',
  zoom: 'Zoom',
  teams: 'Teams',
  webex: 'Webex',
  goto: 'GoTo',
  custom: 'أخرى',
};
export const meetingLink = 'رابط الاجتماع';
export const meetingLinkHelp = 'لا يراه إلا فريق العمل، ولا يعرض في الموقع أبدا.';
export const venueName = 'اسم مكان الانعقاد';
export const venueAddress = 'عنوان مكان الانعقاد';
export const city = 'المدينة';

// Who comes to it:
export const registrationRequired = 'التسجيل مطلوب';
export const registrationLink = 'رابط التسجيل';
export const registrationDeadline = 'آخر موعد للتسجيل';
export const maximumAttendees = 'الحد الأقصى للحضور';
export const currentAttendees = 'عدد الحضور الحالي';
export const currentAttendeesHelp = 'عدد من سجلوا حتى الآن. يظهر في النظرة العامة.';

// What search engines show of it:
export const metaTitle = 'العنوان لمحركات البحث';
export const metaTitleHelp = 'العنوان في نتائج البحث. إن ترك فارغا استخدم عنوان المؤتمر.';
export const metaDescription = 'الوصف لمحركات البحث';
export const metaDescriptionHelp = 'النص الذي تحت العنوان. إن ترك فارغا استخدم الوصف القصير.';
