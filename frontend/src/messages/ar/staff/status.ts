import { isolate } from '../../../ui/text/isolate';
import { locale, plural } from '../language';

const formatNumber = (count: number): string => count.toLocaleString(locale);

export const description = 'يبين هل كل شيء يعمل، وما العمل إن تعطل شيء.';
export const loadingStatus = 'يجري تحميل الحالة...';
export const updatedAt = 'آخر تحديث في {time}، ثم كل 15 ثانية';
export const refresh = 'تحديث';

export const howToRead = 'كيف تقرأ هذه الصفحة';
export const instancesHelp =
  'تعمل كل خدمة مستقلة، وغالبا في نسختين، لتستبدل إحداهما والأخرى تعمل. والنسخة التي لم تظهر منذ دقيقة نسخة لا تستجيب.';
export const pauseHelp = 'التوقف هو المدة التي أبقت فيها نسخة طلبات أخرى في الانتظار. وما دون الثانية معتاد.';
export const pagesHelp =
  'يرى الزوار الصفحات المنشورة، ولو تعطل كل ما عداها. ويحدث الناشر الصفحات في غضون ثوان بعد أن تحفظ.';
export const commandsHelp = 'الأوامر مثل {command} لمن يشغل هذا الموقع، وتنفذ في مجلده على الخادم.';

export const doesNotWork = 'لا يعمل';
export const checkThis = 'تحقق من هذا';
export const loadFailed = 'تعذر تحميل الحالة.';
export const loadFailedHelp =
  'ما زال الزوار يرون الصفحات المنشورة. وحيث يعمل Majlis في حاويات، يبين الأمر {logs} السبب، ويشغل الأمر {up} ما هو متوقف.';
export const staleData = (time: string): string => `البيانات أدناه من الساعة ${time}. وهي تحدث تلقائيا.`;
export const serverUnreachable = 'تعذر الوصول إلى الخادم. ربما انقطع اتصالك.';
export const databaseDown = 'قاعدة البيانات لا تستجيب.';
export const cmsDown = 'خدمة المحتوى وتسجيل الدخول (cms) لا تستجيب.';

export const services = 'الخدمات';
export const working = 'تعمل';
export const notResponding = 'لا تستجيب';
export const someWorking = (alive: number, all: number): string => `النسخ العاملة: ${alive} من ${all}`;
export const notSeen = 'لم تظهر في آخر 24 ساعة';
export const started = 'بدأ تشغيلها {time}';
export const lastSeen = 'آخر ظهور لها {time}';
export const runsVersion = (version: string): string => `الإصدار ${isolate(version)}`;
export const maxEventLoopDelay = (milliseconds: number): string => `أطول توقف ${milliseconds} ملي ثانية`;
export const database = 'قاعدة البيانات';
export const databasePurpose = 'كل شيء ما عدا الصور والمستندات';
export const runsPostgres = (version: string): string => `\u2066PostgreSQL ${version}\u2069`;
export const respondsWithin = (milliseconds: number): string => `تستجيب في ${milliseconds} ملي ثانية`;
export const connections = (used: number, limit: number): string => `الاتصالات المستخدمة ${used} من ${limit}`;
export const store = 'الصور والمستندات';
export const storePurpose = 'الملفات المرفوعة';
export const respondsIn = (milliseconds: number): string => `تستجيب في ${milliseconds} ملي ثانية`;
export const noResponseWithin = (milliseconds: number): string => `لم تستجب في غضون ${milliseconds} ملي ثانية`;

export const publisherDown = 'الناشر لا يعمل';
export const notUpdated = (count: number): string => `ما تعذر تحديثه: ${formatNumber(count)}`;
export const updating = 'يجري التحديث';
export const upToDate = 'محدثة';
export const files = 'الملفات';
export const updatingSince = (left: number): string => `بدأ {time}، وبقي للفحص: ${formatNumber(left)}`;
export const lastChange = 'آخر تغيير';
export const noChange = 'لا تغيير منذ أن بدأ الناشر عمله';
export const failingSince = 'يتعذر تحديثها، وبدأ ذلك {time}';
export const andMore = (count: number): string =>
  plural(count, {
    one: 'وصفحة أخرى',
    two: 'وصفحتان أخريان',
    few: `و${count} صفحات أخرى`,
    other: `و${count} صفحة أخرى`,
  });

export const backups = 'النسخ الاحتياطية';
export const lastBackupFailed = 'أخفق آخر نسخ احتياطي';
export const noBackup = 'لا نسخة احتياطية بعد';
export const notUsed = 'غير مستخدمة هنا';
export const lastBackupMade = (time: string): string => `أنشئت آخر نسخة احتياطية ${time}`;
export const running = 'قيد الإنشاء';
export const since = 'بدأ الإنشاء {time}';
export const lastFailure = 'آخر إخفاق';
export const lastBackup = 'آخر نسخة احتياطية';
export const size = 'الحجم';
export const sizeWithFiles = (size: string, files: number): string =>
  `${size}، وعدد الصور والمستندات فيها ${formatNumber(files)}`;
export const offSite = 'خارج الخادم';
export const onServerOnly = 'لا، مخزنة على هذا الخادم وحده';
export const makeFirstBackup =
  'تتضمن النسخة الاحتياطية قاعدة البيانات والصور والمستندات. نفذ الأمر {command} لإنشاء أول نسخة. ويشرح الدليل كيف تنشأ نسخة كل ساعة.';
export const backupInContainers = 'حيث يعمل Majlis في حاويات، ينشئ الأمر {command} نسخة احتياطية.';

export const feedsDown = 'خدمة الخلاصات لا تستجيب';
export const noSources = 'لا مصادر معدة.';
export const seeItems = 'عرض المصادر وعناصرها';

export const version = 'الإصدار';
export const upgradeRuns = (versions: string[]): string =>
  `تجري ترقية: تعمل الإصدارات ${versions.map(isolate).join(' و')} جنبا إلى جنب`;
export const oneVersion = 'تعمل جميع الخدمات بهذا الإصدار.';
export const timeZones = (releases: string[]): string => `المناطق الزمنية بإصدار ${releases.join(' و')}.`;
export const oldTimeZones = (releases: string[]): string =>
  `المناطق الزمنية بإصدار ${releases.join(' و')}، وهي قديمة على الأرجح. وفي إصدار أحدث من Majlis مناطق أحدث.`;

export const bytes: Record<'KB' | 'MB' | 'GB' | 'TB', (size: string) => string> = {
  KB: (size) => `${size} كيلوبايت`,
  MB: (size) => `${size} ميغابايت`,
  GB: (size) => `${size} غيغابايت`,
  TB: (size) => `${size} تيرابايت`,
};
