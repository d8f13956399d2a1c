import type { PartnerTier } from '@majlis/contracts/choices';
import { plural } from './language';

export const conference = 'المؤتمر';
export const loadingConference = 'يجري تحميل المؤتمر...';
export const notFound = 'لم يعثر على المؤتمر';
export const movedOrMistyped = 'ربما نقل إلى مكان آخر، أو في العنوان خطأ في الكتابة.';
export const loadError = 'تعذر تحميل هذا المؤتمر';
export const tryInAMoment = 'نرجو المحاولة مرة أخرى بعد قليل.';
export const tryAgain = 'إعادة المحاولة';
export const allConferences = 'جميع المؤتمرات';

export const draft = 'هذه مسودة لا يراها الزوار.';
export const editDraft = 'تحريرها في إدارة المؤتمرات';
/** The first line of a printed page. */
export const printSender = '{site} · {address} · بتاريخ {day}';

// The header:
export const isOver = 'انتهى هذا المؤتمر';
export const takingPlaceNow = 'ينعقد الآن';
export const yearsOf = (series: string): string => `سنوات ${series}`;
export const registerNow = 'سجل الآن';
export const registerUntil = 'حتى {day}';
export const seeProgramme = 'عرض البرنامج';
export const papers = 'الأوراق البحثية';
export const recordings = 'التسجيلات';

// The side column:
export const aboutConference = 'عن هذا المؤتمر';
export const quickNavigation = 'روابط سريعة';
export const viewProgramme = 'عرض برنامج المؤتمر';
export const proceedings = 'أعمال المؤتمر';
export const agendaAddress = 'رابط جدول الأعمال';
export const conferencePapers = 'أوراق المؤتمر البحثية';
export const details = 'تفاصيل المؤتمر';
export const dates = 'التاريخ';
export const venue = 'مكان الانعقاد';
export const viewOnMap = 'عرض على الخريطة';
export const linkIsSent = 'يرسل الرابط إلى المسجلين قبل بدء المؤتمر.';
export const howToJoin = 'ستعلن هنا طريقة الانضمام.';
export const city = 'المدينة';
export const country = 'البلد';
export const attendance = 'الحضور';
export const upToAttendees = (count: number): string =>
  plural(count, {
    zero: 'دون مشاركين',
    one: 'مشارك واحد على الأكثر',
    two: 'مشاركان على الأكثر',
    few: `${count} مشاركين على الأكثر`,
    many: `${count} مشاركا على الأكثر`,
    other: `${count} مشارك على الأكثر`,
  });
export const type = 'النوع';
export const conferenceTypes = {
  academic: 'مؤتمر أكاديمي',
  workshop: 'ورشة عمل',
  symposium: 'ندوة علمية',
  seminar: 'حلقة دراسية',
  webinar: 'ندوة عبر الإنترنت',
};
export const language = 'اللغة';
export const organizer = 'الجهة المنظمة';
export const contact = 'للتواصل';
export const addToCalendar = 'أضف إلى التقويم';
export const registration = 'التسجيل';
export const deadline = 'آخر موعد: {day}';
/** Of a deadline. */
export const past = 'انقضى';
export const placesLeft = (count: number): string =>
  plural(count, {
    zero: 'لم تبق مقاعد',
    one: 'بقي مقعد واحد',
    two: 'بقي مقعدان',
    few: `بقيت ${count} مقاعد`,
    many: `بقي ${count} مقعدا`,
    other: `بقي ${count} مقعد`,
  });
export const fullyBooked = 'اكتمل العدد';
export const register = 'سجل الآن';
export const howToRegister = 'ستعلن هنا طريقة التسجيل.';
export const registrationIsClosed = 'أغلق باب التسجيل';

// The sections:
export const overview = 'نبذة';
export const theme = 'المحور';
export const topics = 'الموضوعات';
export const callForPapers = 'الدعوة إلى تقديم الأوراق البحثية';
export const datesToCome = 'ستعلن المواعيد هنا.';
export const abstractsDue = 'آخر موعد لتسليم الملخصات';
export const papersDue = 'آخر موعد لتسليم الأوراق البحثية';
export const programmeReleased = 'صدور البرنامج';
export const howToSubmit = 'طريقة التقديم';
export const callIsClosed = 'أغلق باب التقديم.';
export const submitOnline = 'التقديم عبر الإنترنت';
export const submitByMail = 'بالبريد الإلكتروني إلى {address}';
export const submissionSubject = (title: string): string => `تقديم ورقة بحثية: ${title}`;
export const seeWebsite = 'انظر موقع المؤتمر';
export const howToSubmitToCome = 'ستعلن هنا طريقة التقديم.';
export const documents = 'المستندات';
export const sponsorship = 'الرعاية';
export const sponsorsWelcome = 'يرحب هذا المؤتمر بالرعاة. نرجو مراسلة المنظمين بشأن الرعاية.';
export const sponsorshipSubject = (title: string): string => `الرعاية: ${title}`;
export const contactUs = 'اتصل بنا';
export const programmeAndAgenda = 'برنامج المؤتمر وجدول أعماله';
export const programmeLoadError = 'تعذر تحميل البرنامج.';
export const changes = 'التغييرات في البرنامج';
export const programmeToCome = 'ستتاح تفاصيل البرنامج قريبا.';
export const programmeElsewhere = 'البرنامج المفصل متاح على الرابط الآتي.';
export const viewFullAgenda = 'عرض جدول الأعمال كاملا';
export const photographs = 'صور';
/** The title of an album that has none. */
export const photoGallery = 'معرض الصور';
export const viewFullGallery = 'عرض جميع الصور';
export const partners = 'الشركاء';
export const partnerTiers: Record<PartnerTier, string> = {
  host: 'المضيف',
  platinum: 'البلاتيني',
  gold: 'الذهبي',
  silver: 'الفضي',
  bronze: 'البرونزي',
  supporter: 'الداعم',
  media: 'الإعلامي',
};
