import type { ConflictKind } from '@majlis/contracts/programme-conflicts';
import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';
import { counted, ofCounted } from './nouns';
import { seats } from './rooms';
import { outsideDates as outsideConference } from './sessions';

const sessions = (count: number): string => counted(count, 'session');

export const sessionGrid = 'شبكة الجلسات';
export const arrangeSessions = (zone: string): string => `رتب جلسات كل يوم. جميع الأوقات بحسب ${zone}.`;
export const emptyGrid = 'أضف القاعات أولا، أو أضف جلسة: تظهر الجلسات هنا، كل منها في قاعتها.';

export const help = [
  'اسحب الجلسة إلى وقت آخر أو قاعة أخرى، أو اسحب حافتها السفلى لإطالتها، وتحفظ في الحال. اسحبها إلى «لم توزع بعد» لإخراجها من قاعتها، وإلى تبويب يوم آخر لنقلها إليه. أبقها فوق التبويب لترى ذلك اليوم أولا.',
  'اضغط على موضع خال، أو اسحب فوقه، لإضافة جلسة فيه.',
  'يفتح الضغط على الجلسة يومها ووقتها وقاعتها. وعلى شاشة اللمس اضغط عليها مطولا حتى ترتفع، ثم اسحبها.',
  'بلوحة المفاتيح: يلتقط المفتاح {pickUp} الجلسة، وتنقلها مفاتيح الأسهم خمس دقائق أو إلى قاعة مجاورة، وتطيلها مع {lengthen}، ويضعها {putDown}، ويلغي {giveUp} نقلها.',
  'التعارضات تنبيهات لا غير. اقبل التعارض مع ذكر السبب، فلا يحتسب بعد ذلك.',
  'يمكن التراجع عن كل شيء في الرسالة التي تظهر بعده، ولاحقا في سجل الجلسة.',
];

// Below the grid:
export const keys =
  'تنقلك مفاتيح الأسهم من جلسة إلى أخرى، ويلتقط المفتاح Enter الجلسة. ويفتحها الضغط عليها. اضغط على موضع خال أو اسحب فوقه لإضافة جلسة، أو انتقل إلى الجدول بلوحة المفاتيح واضغط Enter.';
export const keysWhileHeld =
  'تنقلها مفاتيح الأسهم 5 دقائق أو إلى قاعة مجاورة، وتطيلها مع Shift. يخرجها المفتاح Delete من قاعتها، ويضعها Enter، ويلغي Escape نقلها.';
export const emptyDay =
  'لا جلسات في هذا اليوم بعد. اضغط على موضع خال أو اسحب فوقه لإضافة جلسة، أو انتقل إلى الجدول بلوحة المفاتيح واضغط Enter.';

export const sessionsOf = (day: string): string => `جلسات يوم ${day}`;
export const noRooms = 'لا قاعات بعد. {addRoom} أو اذكر قاعة في إحدى الجلسات.';
export const addFirstRoom = 'أضف القاعة الأولى';
export const noRoom = 'بلا قاعة';
export const previousRoom = 'القاعة السابقة';
export const nextRoom = 'القاعة التالية';
export const pullToLengthen = 'اسحب للإطالة';
export const moveOrEdit = (title: string): string => `نقل الجلسة ${isolate(title)} أو تعديلها`;

export const notYetPlaced = 'لم توزع بعد';
export const allPlaced = 'لكل جلسة مكانها.';
/** Why a session is not placed. */
export const withoutRoom = 'بلا قاعة';
export const outsideDates = 'خارج أيام المؤتمر';

// What is said while keys move a session:
export const placeWithoutRoom = (place: string): string => `${place}، بلا قاعة`;
export const newSession = 'جلسة جديدة';
export const pickedUp = (title: string, place: string): string => `التقطت الجلسة ${isolate(title)}. ${place}`;
export const putDown = (place: string): string => `وضعت الجلسة: ${place}`;
export const putDownWhereItWas = 'أعيدت الجلسة إلى مكانها.';
export const moveCancelled = 'ألغي النقل: بقيت الجلسة في مكانها.';

export const move = 'نقل';
export const day = 'اليوم';
export const dayOutsideDates = (name: string): string => `${name} (خارج أيام المؤتمر)`;
export const start = 'البداية';
export const end = 'النهاية';
export const endAfterStart = 'يجب أن تكون النهاية بعد البداية';
export const giveTime = 'أدخل الوقت';
export const skippedTime = 'تتخطى الساعة هذا الوقت في ذلك اليوم: اختر وقتا آخر';
export const editSession = 'تعديل الجلسة';
export const moved = (count: number): string =>
  count === 1 ? 'تم نقل الجلسة بنجاح' : `تم نقل ${ofCounted(count, 'session')} بنجاح`;
export const moveFailed = (count: number): string =>
  plural(count, { one: 'تعذر نقل الجلسة', two: 'تعذر نقل الجلستين', other: 'تعذر نقل الجلسات' });

export const openShift = 'إزاحة…';
export const shift = 'إزاحة';
export const shiftDay = (name: string): string => `إزاحة جلسات يوم ${name}`;
export const sessionsFrom = 'الجلسات التي تبدأ في هذا الوقت أو بعده';
export const minutes = 'الدقائق';
export const direction = 'الاتجاه';
export const later = 'تأخير';
export const earlier = 'تقديم';
export const allRooms = 'جميع القاعات';
export const noneMoved = 'لن تنقل أي جلسة.';
export const willBeMoved = (count: number): string => `ستنقل ${sessions(count)}.`;
export const wouldBeOutside = (count: number): string => `ستقع عندئذ ${sessions(count)} خارج أيام المؤتمر.`;

export const openCopy = 'نسخ اليوم…';
export const copyDay = 'نسخ اليوم';
export const copying = 'يجري النسخ...';
export const copyOfDay = (name: string): string => `نسخ يوم ${name}`;
export const copyTo = 'إلى';
export const withSpeakers = 'مع متحدثيها';
export const willBeCopied = (count: number): string => `ستنسخ ${sessions(count)} مع إبقاء الأوقات والقاعات.`;
export const alreadyThere = (count: number): string =>
  `في ذلك اليوم ${sessions(count)} من قبل، ${plural(count, { two: 'وستبقيان', other: 'وستبقى' })} فيه.`;
export const copied = (count: number, name: string): string => `تم نسخ ${ofCounted(count, 'session')} إلى يوم ${name}`;
export const copyFailed = 'تعذر نسخ اليوم';

export const conflicts = 'التعارضات';
export const stillMissing = 'نواقص';
export const onAllDays = 'في جميع الأيام';
export const noConflicts = 'لا تعارضات.';
export const noConflictsOnDay = 'لا تعارضات في هذا اليوم.';
/** Read out behind a title or a day, hence the comma. */
export const conflictCount = (count: number): string =>
  plural(count, {
    zero: '، لا تعارضات',
    one: '، تعارض واحد',
    two: '، تعارضان',
    few: `، ${count} تعارضات`,
    many: `، ${count} تعارضا`,
    other: `، ${count} تعارض`,
  });
export const conflictKinds: Record<ConflictKind, string> = {
  'room-clash': 'قاعة محجوزة مرتين في الوقت نفسه',
  'speaker-clash': 'متحدث في مكانين في الوقت نفسه',
  'outside-dates': outsideConference,
  capacity: 'قاعة لا تتسع للحضور',
  'change-over': 'وقت لا يكفي للانتقال بين القاعات',
  'missing-speakers': 'لا متحدثين بعد',
  'missing-room': 'لا قاعة بعد',
};
export const kindWithDetail = (kind: string, detail: string): string => `${kind}: ${isolate(detail)}`;
export const conflictWith = (conflict: string, title: string): string => `${conflict} («${isolate(title)}»)`;
export const timeLeft = (speaker: string, count: number): string => {
  const time = plural(count, {
    zero: 'لا وقت',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: `${count} دقائق`,
    other: `${count} دقيقة`,
  });
  return `${isolate(speaker)}: ${time}`;
};
export const roomTooSmall = (room: string, capacity: number, attendees: number): string =>
  `سعة ${isolate(room)} ${seats(capacity)}، وعدد حضور الجلسة ${attendees}`;

export const acceptConflict = 'قبول التعارض';
export const accept = 'قبول';
export const openAccept = 'قبول…';
export const acceptOf = (kind: string, titles: string): string => `قبول: ${kind}، ${titles}`;
export const accepted = 'التعارضات المقبولة';
export const countAgain = 'احتسابه من جديد';
export const countAgainOf = (titles: string): string => `احتساب التعارض من جديد: ${titles}`;
/** Each session of a conflict. */
export const quotedTitle = '«{title}»';
export const reason = 'السبب';
export const reasonHelp = 'يراه الزملاء. ولا يحتسب التعارض بعد ذلك حتى يتغير.';
export const giveReason = 'اذكر السبب';
export const conflictAccepted = 'تم قبول التعارض';
export const conflictCounts = 'سيحتسب التعارض من جديد';
export const conflictChangeFailed = 'تعذر تغيير حالة التعارض';
