import type { ConferenceStatus } from '@majlis/contracts/choices';
import type { SessionPart } from '@majlis/contracts/session-parts';
import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

export const welcome = (name: string): string => `مرحبا ${isolate(name)}. إليك ما يجري في الموقع.`;
export const showGuide = 'عرض الدليل';

export const nextConference = 'المؤتمر المقبل';
export const loadingConference = 'يجري تحميل المؤتمر المقبل...';
export const conferencesFailed = 'تعذر تحميل المؤتمرات.';
export const noConference = 'لا مؤتمر مقبل.';
export const todayAt = (time: string): string => `اليوم في ${time}`;
export const tomorrow = 'غدا';
export const inDays = (days: number): string =>
  plural(days, { two: 'بعد يومين', few: `بعد ${days} أيام`, many: `بعد ${days} يوما`, other: `بعد ${days} يوم` });
export const runningNow = 'ينعقد الآن';
export const runningDay = (day: number, total: number): string => `ينعقد الآن، اليوم ${day} من ${total}`;

export const registrations = 'التسجيلات';
export const withoutLimit = (count: number): string => `${count}، بلا حد أقصى`;
export const notRequired = 'غير مطلوب';
export const placesTaken = 'المقاعد المحجوزة';
export const taken = (count: number, places: number): string => `${count} من ${places}`;
export const placesLeft = (count: number): string => `المتبقي: ${count}`;
export const fullyBooked = 'اكتمل العدد';
export const lastDeadline = 'آخر المواعيد النهائية';
export const nextDeadline = 'الموعد النهائي المقبل';
export const deadlineOn = '{name}: {day}';
export const passed = 'انقضى';
export const deadlines: Record<'abstracts' | 'papers' | 'registration', string> = {
  abstracts: 'الملخصات',
  papers: 'الأوراق البحثية',
  registration: 'التسجيل',
};

export const programme = 'البرنامج';
export const sessionsFailed = 'تعذر تحميل الجلسات.';
export const noSessions = 'لا جلسات بعد. {link}';
export const speakersComplete = 'لكل محاضرة متحدثون.';
export const speakersAndRoomsComplete = 'لكل محاضرة متحدثون وقاعة.';
export const sessionsWithout: Record<SessionPart, (count: number) => string> = {
  speakers: (count) =>
    plural(count, {
      one: 'جلسة واحدة بلا متحدثين',
      two: 'جلستان بلا متحدثين',
      few: `${count} جلسات بلا متحدثين`,
      other: `${count} جلسة بلا متحدثين`,
    }),
  room: (count) =>
    plural(count, {
      one: 'جلسة واحدة بلا قاعة',
      two: 'جلستان بلا قاعة',
      few: `${count} جلسات بلا قاعة`,
      other: `${count} جلسة بلا قاعة`,
    }),
};

export const needsAttention = 'ما يحتاج إلى انتباه';
export const everythingInOrder = 'لا شيء. كل الأمور على ما يرام.';
export const listsFailed = 'تعذر تحميل بعض القوائم.';

export const contentProblems = 'ما يستحق المراجعة';
export const checksFailed = 'تعذر تحميل نتائج الفحص.';
export const nothingElseToFix = 'لا شيء آخر بحاجة إلى إصلاح.';
export const showAll = 'عرض الكل';
export const showProblems = (problems: string): string => `إظهار: ${problems}`;

export const due = 'التغييرات المجدولة';
export const dueChange = '{name}: {change}';
export const failed = (reason: string): string => `تعذر التنفيذ: ${isolate(reason)}`;

export const totals = 'الأعداد';
export const contentItems = 'عناصر المحتوى';
export const editedTexts = (edited: number, defaults: number): string =>
  `المعدلة: ${edited}، وبالصياغة الافتراضية: ${defaults}`;
export const teamMembers = 'أعضاء الفريق';
export const allActive = 'جميعهم مفعلون';
export const activeMembers = (active: number, inactive: number): string =>
  `المفعلون: ${active}، وغير المفعلين: ${inactive}`;
export const conferencesOf: Record<ConferenceStatus, (count: number) => string> = {
  draft: (count) => `المسودات: ${count}`,
  published: (count) => `المنشورة: ${count}`,
  archived: (count) => `المؤرشفة: ${count}`,
};
export const notLoaded = 'تعذر التحميل';

export const changedLately = 'أحدث التغييرات';
export const activityFailed = 'تعذر تحميل النشاط.';
export const allActivity = 'النشاط كله';

export const gettingStarted = 'خطوات البدء';
// The help box.
export const nextConferenceHelp = '{title} هو الذي تعلن عنه الصفحة الرئيسية. وتجد فيه روابط إلى الجلسات التي لم تكتمل.';
export const needsAttentionHelp = '{title} قائمة بما هو ناقص أو قديم أو متعطل، مع رابط إلى حيث يمكنك إصلاحه.';
export const contentProblemsHelp = '{title} قائمة بما عثر عليه فحص المحتوى. ويمكن كتم ما هو كما ينبغي أن يكون.';
export const totalsHelp = '{title} تشمل كل ما في القائمة، بما فيه ما لا يعرضه الموقع.';
export const gettingStartedHelp = 'يختفي قسم {title} حين تكتمل خطواته أو حين تخفيه.';
export const findHelp =
  'زر {title} في الأعلى، أو الضغط على {keys} في أي مكان، يفتح كل ما يمكنك تعديله باسمه، ومنه المسودات والعناصر المخفية. ويضيف أيضا جلسة أو متحدثا أو صفحة.';
export const undoHelp =
  'يظهر زر {undo} في الرسالة بعد كل تغيير. ويعرض زر {history} في النموذج النسخ السابقة ويقارنها ويستعيدها.';
export const moreWaysToSaveHelp =
  'زر {title} في النموذج يحتفظ بمسودة إلى جانب النسخة المنشورة، ويعرض الصفحة بها، وينشرها الآن أو في وقت محدد.';
export const helpBoxes =
  'في كل قسم مربع مساعدة مثل هذا. افتح أحدها أو أغلقه، فتبقى جميعها على تلك الحال في هذا المتصفح.';
