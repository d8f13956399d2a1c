export const conferences = 'المؤتمرات';
export const conferencesOfPage = (page: number): string => `المؤتمرات، الصفحة ${page}`;
export const summary = 'حيث يلتقي العلماء والطلاب والمواطنون ليتفكروا معا في الحرية والإيمان والصالح العام.';
export const inPersonAndOnline = 'حضوريا وعبر الإنترنت';
export const loadingConferences = 'يجري تحميل المؤتمرات...';

export const upcomingConferences = 'المؤتمرات المقبلة';
export const pastConferences = 'المؤتمرات السابقة';
export const position = (first: number, last: number): string => `المؤتمرات من ${first} إلى ${last}`;
export const previousConferences = 'الصفحة السابقة';
export const moreConferences = 'مزيد من المؤتمرات';
export const allSpeakers = 'جميع المتحدثين في مؤتمراتنا';

export const noConferences = 'لا توجد مؤتمرات حاليا';
export const checkBackSoon = 'نرجو معاودة الزيارة قريبا للاطلاع على الفعاليات والمؤتمرات المقبلة.';
export const emptyPage = 'هذه الصفحة فارغة';
export const firstPage = 'انتقل إلى الصفحة الأولى من المؤتمرات.';
export const allConferences = 'جميع المؤتمرات';
export const loadError = 'تعذر تحميل المؤتمرات';
export const tryLater = 'يتعذر الوصول إلى برنامجنا في الوقت الحالي. نرجو المحاولة لاحقا.';

// What a card says of its conference:
export const happeningNow = 'ينعقد الآن';
export const over = 'انتهى';
export const papersAndPhotosOnline = 'الأوراق البحثية والصور متاحة عبر الإنترنت';
export const papersOnline = 'الأوراق البحثية متاحة عبر الإنترنت';
export const photosOnline = 'الصور متاحة عبر الإنترنت';
export const callForPapersUntil = (day: string): string => `باب تقديم الأوراق البحثية مفتوح حتى ${day}`;
export const registrationOpen = 'باب التسجيل مفتوح';
export const registrationClosed = 'أغلق باب التسجيل';
export const fullyBooked = 'اكتمل العدد';
