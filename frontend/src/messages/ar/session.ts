export const session = 'الجلسة';
export const loadingSession = 'يجري تحميل الجلسة...';
export const notFound = 'لم يعثر على الجلسة';
export const movedOrWithdrawn = 'ليست هذه الجلسة في البرنامج. ربما نقلت أو سحبت.';
export const loadError = 'تعذر تحميل هذه الجلسة';
export const tryInAMoment = 'نرجو المحاولة مرة أخرى بعد قليل.';
export const tryAgain = 'إعادة المحاولة';
export const detailsLoadError = 'تعذر تحميل تفاصيل هذه الجلسة.';
export const viewProgramme = 'عرض برنامج المؤتمر';
export const allConferences = 'جميع المؤتمرات';
/** For search engines, of a session without a text of its own. */
export const description = (type: string, day: string, time: string, conference: string): string =>
  `${type} يوم ${day} في الساعة ${time}: ${conference}`;

export const time = 'الوقت';
export const zonesOfTime = (zone: string, zoneAtEnd: string): string => `${zone}، وعند نهايتها ${zoneAtEnd}`;
export const yourLocalTime = 'بتوقيتك المحلي';
export const inUtc = 'بالتوقيت العالمي (UTC)';
export const location = 'المكان';
export const type = 'النوع';
export const track = 'المسار';
export const places = 'عدد المقاعد';
export const addToCalendar = 'أضف إلى التقويم';
export const allChanges = 'جميع التغييرات';
/** Before the title of the conference. */
export const partOf = 'ضمن';

export const abstract = 'الملخص';
export const materials = 'المواد';
export const speakersAndPresenters = 'المتحدثون ومقدمو العروض';
export const expertiseOf = (name: string): string => `مجالات خبرة ${name}`;
