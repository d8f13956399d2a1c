import { plural } from './language';

const sessions = (count: number, two = 'جلستان'): string =>
  plural(count, {
    zero: 'لا جلسات',
    one: 'جلسة واحدة',
    two,
    few: `${count} جلسات`,
    many: `${count} جلسة`,
    other: `${count} جلسة`,
  });
/** After a preposition. */
const ofSessions = (count: number): string => sessions(count, 'جلستين');

export const myAgenda = 'جدولي';
export const myAgendaOf = (count: number): string => `جدولي (${count})`;
export const addSession = (title: string): string => `إضافة إلى جدولي: ${title}`;
export const sessionCount = (count: number): string => sessions(count);
export const keptInBrowser = 'يحفظ جدولك في هذا المتصفح وحده.';
export const notKept = 'لا يحفظ متصفحك جدولك، وستفقده عند إغلاق هذه الصفحة.';
export const missing = (count: number): string =>
  `${sessions(count)} من جدولك ${plural(count, { two: 'لم تعودا', other: 'لم تعد' })} في البرنامج.`;
export const removeMissing = (count: number): string =>
  plural(count, { two: 'إزالتهما من جدولي', other: 'إزالتها من جدولي' });
export const shareOrOpen = 'مشاركة الجدول أو فتحه على الهاتف';
export const printAgenda = 'طباعة جدولي';
export const addToCalendar = 'أضف إلى التقويم';

// The titles and rooms are isolated from the text around them.
const quote = (title: string): string => `«${title}»`;
const timeLeft = (minutes: number): string =>
  plural(minutes, {
    zero: 'لا وقت',
    one: 'دقيقة واحدة فقط',
    two: 'دقيقتان فقط',
    few: `${minutes} دقائق فقط`,
    other: `${minutes} دقيقة فقط`,
  });

export const clashes = 'التعارضات';
export const overlap = (earlier: string, later: string): string => `تتداخل ${quote(earlier)} مع ${quote(later)}.`;
export const walk = (minutes: number, from: string, fromRoom: string, to: string, toRoom: string): string =>
  `${timeLeft(minutes)} للانتقال من ${quote(from)} في ${fromRoom} إلى ${quote(to)} في ${toRoom}.`;
export const moreClashes = (count: number): string =>
  plural(count, {
    zero: 'لا تعارضات أخرى.',
    one: 'ثمة تعارض آخر مذكور عند جلستيه أدناه.',
    two: 'ثمة تعارضان آخران مذكوران عند الجلسات أدناه.',
    few: `ثمة ${count} تعارضات أخرى مذكورة عند الجلسات أدناه.`,
    many: `ثمة ${count} تعارضا آخر مذكورا عند الجلسات أدناه.`,
    other: `ثمة ${count} تعارض آخر مذكور عند الجلسات أدناه.`,
  });
/** At the session that overlaps, with the number of those that are not named. */
export const overlapsWith = (titles: string[], others: number): string => {
  const unnamed = plural(others, {
    one: 'جلسة أخرى',
    two: 'جلستين أخريين',
    few: `${others} جلسات أخرى`,
    other: `${others} جلسة أخرى`,
  });
  return `تتداخل مع ${[...titles.map(quote), ...(others > 0 ? [unnamed] : [])].join(' و')}.`;
};
/** At the session itself. */
export const walkTo = (minutes: number, title: string, room: string): string =>
  `${timeLeft(minutes)} للانتقال إلى ${quote(title)} في ${room}.`;
export const walkFrom = (minutes: number, title: string, room: string): string =>
  `${timeLeft(minutes)} للوصول إلى هنا من ${quote(title)} في ${room}.`;

export const shareAgenda = 'مشاركة جدولي';
export const linkShowsChoice = (count: number): string =>
  `كل من يفتح هذا الرابط يرى ما اخترته من ${ofSessions(count)}. للمتابعة على هاتفك، امسح الرمز بكاميرته.`;
export const codeOfLink = 'رمز QR للرابط';
export const tooLongForCode = 'جدولك أطول من أن يتسع له رمز تقرؤه الكاميرا. نرجو استخدام الرابط.';
export const linkToAgenda = 'رابط جدولي';
export const copyLink = 'نسخ الرابط';
export const linkCopied = 'تم نسخ الرابط';
export const copyFromField = 'انسخ الرابط من الحقل.';
export const sendToApp = 'إرسال إلى تطبيق';
/** The title of what is sent. */
export const agendaOf = (conference: string): string => `الجدول · ${conference}`;

export const sharedWithYou = (count: number): string => `شاركك أحدهم جدولا من ${ofSessions(count)}`;
export const emptyLink = 'ليس في هذا الرابط أي جلسة من البرنامج';
export const unknownSessions = (count: number): string =>
  `${sessions(count)} في هذا الرابط ${plural(count, { two: 'ليستا', other: 'ليست' })} في البرنامج.`;
export const linkIsCut = 'نهاية الرابط ناقصة. اطلبه مرة أخرى لتحصل على جلساته كلها.';
export const ownAgenda = (count: number): string => `في جدولك ${sessions(count)}. لن يتغير شيء قبل أن تختار.`;
export const ownAgendaIsEmpty = 'جدولك فارغ. لن يتغير شيء قبل أن تختار.';
export const addToMine = 'إضافة إلى جدولي';
export const replaceMine = 'إحلاله محل جدولي';
export const viewOnly = 'اطلاع فقط';
export const seeProgramme = 'عرض البرنامج';
export const sharedAgenda = 'جدول شاركه غيرك';
export const viewingShared = (count: number): string => `أنت تطلع على جدول شاركه غيرك، فيه ${sessions(count)}.`;
export const showAllSessions = 'عرض جميع الجلسات';
