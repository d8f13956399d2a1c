import { plural } from './language';

export const loadingProgramme = 'يجري تحميل البرنامج...';
export const days = 'الأيام';
export const viewOfProgramme = 'طريقة عرض البرنامج';
export const list = 'قائمة';
export const grid = 'شبكة';
export const sessionsAtOnce = (count: number): string => `${sessionCount(count)} في وقت واحد`;
export const until = (time: string): string => `حتى ${time}`;
export const speakers = 'المتحدثون';

export const allTimesAre = 'الأوقات بحسب';
export const allTimesAreIn = 'الأوقات بحسب {zone}.';
export const myOwnZone = (zone: string): string => `توقيتي، ${zone}`;
export const fromHereOn = (zone: string): string => `من هنا فصاعدا ${zone}`;
/** Between the time zones of a day. */
export const later = '، ثم ';

export const searchProgramme = 'البحث في البرنامج';
export const searchExample = 'العنوان أو المتحدث أو القاعة...';
export const filter = 'تصفية';
export const filterOf = (count: number): string => `تصفية (${count})`;
export const type = 'النوع';
export const allTypes = 'جميع الأنواع';
export const track = 'المسار';
export const allTracks = 'جميع المسارات';
export const sessionCount = (count: number): string =>
  plural(count, {
    zero: 'لا جلسات',
    one: 'جلسة واحدة',
    two: 'جلستان',
    few: `${count} جلسات`,
    many: `${count} جلسة`,
    other: `${count} جلسة`,
  });
export const sessionCountSoFar = (count: number): string => `${sessionCount(count)} حتى الآن`;
export const searching = 'يجري البحث في البرنامج كله...';
export const emptyAgenda =
  'لا جلسات في جدولك بعد. اضغط على النجمة بجانب أي جلسة لإضافتها. يحفظ الجدول في هذا المتصفح وحده.';
export const noMatch = 'لا توجد جلسات مطابقة. جرب كلمات أقل أو كلمات أخرى.';
export const noMatchInAgenda = 'لا توجد في جدولك جلسات مطابقة. جرب كلمات أقل أو كلمات أخرى.';
export const showAllSessions = 'عرض جميع الجلسات';

export const nowAndNext = 'الآن وما يليه';
export const now = 'الآن';
export const next = 'التالي';
export const nowUntil = (time: string): string => `الآن، حتى ${time}`;
export const nextAt = (time: string): string => `التالي، ${time}`;
export const noRoom = 'بلا قاعة';
export const showAllRooms = (count: number): string => `عرض القاعات كلها (${count})`;
export const showFewerRooms = 'عرض قاعات أقل';

// The grid:
export const rooms = 'القاعات';
/** Read out before the time at the line for now. */
export const itIsNow = 'الساعة الآن ';
export const gridKeys = 'تنقلك مفاتيح الأسهم من جلسة إلى أخرى، ويفتح المفتاح Enter الجلسة.';
