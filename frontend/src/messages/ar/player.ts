import { plural } from './language';

export const player = 'المشغل';
export const miniPlayer = 'المشغل المصغر';
export const closeThePlayer = 'إغلاق المشغل';
export const play = 'تشغيل {title}';
export const pause = 'إيقاف {title} مؤقتا';
const secondsOf = (count: number): string =>
  plural(count, { one: 'ثانية واحدة', two: 'ثانيتين', few: `${count} ثوان`, other: `${count} ثانية` });
export const skipBack = (seconds: number): string => `الرجوع ${secondsOf(seconds)}`;
export const skipForward = (seconds: number): string => `التقدم ${secondsOf(seconds)}`;
export const position = 'الموضع';
export const positionOf = (position: string, duration: string): string => `${position} من ${duration}`;
export const loading = 'يجري تحميل التسجيل...';
export const speed = 'السرعة';
export const mute = 'كتم الصوت';
export const volume = 'مستوى الصوت';
export const percent = (value: number): string => `${value}٪`;

export const copyLinkFrom = (time: string): string => `انسخ الرابط من ${time}`;
export const linkCopied = (time: string): string => `تم نسخ الرابط إلى ${time}`;
export const copyThisLink = (url: string): string => `انسخ هذا الرابط: ${url}`;

export const keyboard = 'لوحة المفاتيح';
export const shortcutsOn = 'تفعيل اختصارات لوحة المفاتيح';
export const spaceOrK = 'المسافة أو k';
export const playAndPause = 'تشغيل وإيقاف مؤقت';
export const back15Seconds = 'رجوع 15 ث';
export const forward15Seconds = 'تقدم 15 ث';
export const muteShortcut = 'كتم الصوت';

export const notPlayed = 'تعذر تشغيل هذا التسجيل.';
export const offline = 'يبدو أنك غير متصل بالإنترنت، فلا يمكن الوصول إلى التسجيل.';
export const connectionLost = 'انقطع الاتصال بالتسجيل.';
export const damaged = 'التسجيل تالف ولا يمكن متابعة تشغيله.';
export const notLoaded = 'تعذر تحميل التسجيل. ربما نقل، أو أن هذا المتصفح لا يستطيع تشغيله.';
export const tryAgain = 'إعادة المحاولة';
export const openTheRecording = 'افتح التسجيل';
