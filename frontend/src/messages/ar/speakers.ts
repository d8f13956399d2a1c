export const conferences = 'المؤتمرات';
export const speakers = 'المتحدثون';
export const summary = 'علماء وطلاب ومواطنون يتحدثون في مؤتمراتنا أو تحدثوا فيها.';
export const search = 'ابحث بالاسم أو جهة الانتماء';
export const searchPlaceholder = 'ابحث بالاسم أو جهة الانتماء...';
export const allSpeakers = 'جميع المتحدثين';
export const loadingSpeakers = 'يجري تحميل المتحدثين...';
export const speakersFailed = 'تعذر تحميل المتحدثين';
export const programmeUnreachable = 'نواجه صعوبة في الوصول إلى برنامجنا.';
export const noSpeakersYet = 'لا متحدثين حتى الآن';
export const listedWhenNamed = 'تظهر أسماؤهم هنا حين يذكرهم برنامج أحد المؤتمرات.';
export const nothingFound = 'لم يعثر على متحدثين';

export const speaker = 'متحدث';
export const loadingSpeaker = 'يجري تحميل صفحة المتحدث...';
export const speakerFailed = 'تعذر تحميل صفحة هذا المتحدث';
export const speakerNotFound = 'لم يعثر على المتحدث';
export const notInAProgramme = 'لا أحد بهذا العنوان في برنامج أي مؤتمر. ربما كتب العنوان خطأ.';

export const biography = 'السيرة';
export const areasOfExpertise = 'مجالات الخبرة';
export const addToCalendar = 'أضف إلى التقويم';
export const sessions = 'الجلسات';
export const sessionsAt = (conference: string): string => `جلسات في ${conference}`;
export const draftForStaff = 'مسودة يراها فريق العمل فقط';
