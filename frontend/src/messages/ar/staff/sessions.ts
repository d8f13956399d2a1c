import { isolate } from '../../../ui/text/isolate';
import { counted } from './nouns';

export const sortedByTime = (zone: string): string => `مرتبة حسب وقت البداية. جميع الأوقات بحسب ${zone}.`;
export const addSession = 'إضافة جلسة';
export const viewsOfSessions = 'طرق عرض الجلسات';
export const list = 'قائمة';
export const grid = 'شبكة';
export const noSessions = 'لا جلسات بعد';
export const addFirstSession = 'إضافة الجلسة الأولى';
export const emptyProgramme = 'أضف الجلسة الأولى ليبدأ البرنامج.';
export const newSession = 'جلسة جديدة';
export const speakersOf = (title: string): string => `متحدثو ${isolate(title)}`;
export const speakersFailed = 'تعذر تحميل المتحدثين.';
export const shownWithoutSpeakers = 'تظهر الجلسات أدناه من دونهم.';

// The filter above the list:
export const searchSessions = 'البحث في الجلسات';
export const searchExample = 'ابحث بالعنوان أو المتحدث أو القاعة';
export const filterByDay = 'تصفية حسب اليوم';
export const allDays = 'جميع الأيام';
export const filterByType = 'تصفية حسب النوع';
export const allTypes = 'جميع الأنواع';
export const completeOrNot = 'المكتملة وغير المكتملة';
export const withoutSpeakers = 'بلا متحدثين';
export const withoutRoom = 'بلا قاعة';
export const withoutAbstract = 'بلا ملخص';
export const sessionCount = (count: number): string => counted(count, 'session');
export const foundSessions = (count: number, total: number): string => `${counted(count, 'session')} من أصل ${total}`;
export const noMatch = 'لا توجد جلسات مطابقة.';
export const showAllSessions = 'عرض جميع الجلسات';

export const attendees = (count: number): string => `الحد الأقصى للحضور: ${count}`;
export const speakersButton = (count: number): string => `المتحدثون (${count})`;
export const speakersButtonOf = (title: string, count: number): string => `المتحدثون في ${isolate(title)} (${count})`;
export const duplicate = 'تكرار';
export const duplicateNamed = (title: string): string => `تكرار ${isolate(title)}`;
export const deleteWarning = 'تختفي الجلسة من البرنامج فورا. يمكنك التراجع عن ذلك.';
// Warnings:
export const outsideDates = 'خارج أيام المؤتمر';
export const outsideDatesOf = (days: string): string => `خارج أيام المؤتمر (${days}). يمكنك حفظها مع ذلك.`;
export const sameRoomAs = (title: string): string => `تشترك مع «${isolate(title)}» في المكان والوقت`;
export const speaksAlsoIn = (name: string, title: string): string =>
  `${isolate(name)} من المتحدثين في «${isolate(title)}» في الوقت نفسه`;

// The form:
export const editSession = 'تعديل الجلسة';
export const createSession = 'إنشاء الجلسة';
export const updateSession = 'تحديث الجلسة';
export const copyNote =
  'نسخة من «{title}» في أقرب وقت يخلو فيه مكانها، من دون متحدثيها. يمكنك تعيين المتحدثين بعد إنشاء الجلسة.';
export const schedule = 'الموعد والمكان';
export const detailsAndMaterials = 'التفاصيل والمواد';
export const type = 'النوع';
export const track = 'المسار أو المحور';
export const order = 'ترتيب العرض';
export const orderHelp = 'إذا بدأت جلستان في الوقت نفسه فالرقم الأصغر أولا.';
export const timeNote = (zone: string, days: string): string => `جميع الأوقات بحسب ${zone}. أيام المؤتمر: ${days}.`;
export const time = 'الوقت';
export const startTime = 'وقت البداية';
export const endTime = 'وقت النهاية';
export const location = 'المكان';
export const locationHelp = 'قاعة أو أي مكان آخر.';
export const maxAttendees = 'الحد الأقصى للحضور';
export const abstract = 'الملخص';
export const requirements = 'متطلبات خاصة';
export const requirementsHelp = 'للمنظمين وحدهم، ولا يراها الزوار.';

// Its documents:
export const documents = 'الأوراق البحثية وشرائح العرض والتسجيلات';
export const documentsAfterCreation = 'يمكنك إضافتها بعد إنشاء الجلسة.';
export const loadingDocuments = 'يجري تحميل المستندات...';
export const documentsFailed = 'تعذر تحميل المستندات.';
export const noDocuments = 'لا مستندات بعد.';
export const notActive = 'غير مفعل';
export const addDocument = 'إضافة مستند';
