import type { VisitPeriod } from '@majlis/contracts/visits';
import { locale, plural } from '../language';

export const description = 'الصفحات التي تقرأ، وكيف وصل إليها الزوار.';
/** What is loading. */
export const loadedVisits = 'الزيارات';
export const help = [
  'المشاهدة صفحة فتحها أحدهم، ولو مرة أخرى. تجمع المشاهدات كل ساعة في مجاميع يومية، ولا تحتسب الروبوتات ولا فريق العمل ولا المعاينات. ولا يسجل من يقرأ، لذا لا يعرف عدد الزوار.',
  'يحصي «جاؤوا من» الروابط في المواقع الأخرى التي أوصلت إلى أي صفحة من هذا الموقع. وكثير من المتصفحات والتطبيقات لا تفصح عن ذلك.',
  'تحتسب كل كلمة من كلمات البحث على حدة، وتدرج متى بحث عنها ثلاث مرات.',
  'يمكن أن تقول صفحة الخصوصية لديك: «نحصي عدد مرات قراءة كل صفحة من هذا الموقع، والمواقع التي تحيل إلينا، والكلمات التي يبحث عنها، في مجاميع يومية. ولا نستخدم لذلك ملفات تعريف الارتباط ولا خدمات جهات أخرى، ولا نخزن عنك شيئا.»',
];

export const period = 'المدة';
export const periods: Record<VisitPeriod, string> = {
  7: 'آخر 7 أيام',
  30: 'آخر 30 يوما',
  90: 'آخر 90 يوما',
  364: 'آخر 12 شهرا',
};
export const wholeSite = 'الموقع كله';

export const notCounted =
  'الزيارات لا تحصى: الخيار {setting} معطل في إعدادات هذا التثبيت. ويبقى ما أحصي من قبل محفوظا.';
export const countingStarts = 'يبدأ الإحصاء مع أول زيارة. وتظهر المشاهدة هنا بعد ساعة أو أكثر قليلا.';
export const noViews = 'لا مشاهدات في هذه المدة.';
export const views = 'المشاهدات';
export const viewCount = (count: number): string => {
  const number = count.toLocaleString(locale);
  return plural(count, {
    zero: 'لا مشاهدات',
    one: 'مشاهدة واحدة',
    two: 'مشاهدتان',
    few: `${number} مشاهدات`,
    other: `${number} مشاهدة`,
  });
};

export const viewsPerDay = (most: number, day: string): string =>
  `المشاهدات في كل يوم، وأكثرها ${viewCount(most)} (${day})`;
export const viewsPerWeek = (most: number, week: string): string =>
  `المشاهدات في كل أسبوع، وأكثرها ${viewCount(most)} (${week})`;
export const viewsOf = (days: string, count: number): string => `${days}: ${viewCount(count)}`;
export const showAsTable = 'عرض في جدول';
export const day = 'اليوم';
export const week = 'الأسبوع';

export const topPages = 'أكثر الصفحات قراءة';
export const page = 'الصفحة';
export const homePage = 'الصفحة الرئيسية';
export const search = 'البحث';
export const cameFrom = 'جاؤوا من';
export const site = 'الموقع';
export const noLinkFollowed = 'لم يتبع أي رابط من موقع آخر في هذه المدة.';
export const searchedFor = (searches: number): string => `بحثوا عن (${searches.toLocaleString(locale)})`;
export const word = 'الكلمة';
export const searches = 'عمليات البحث';
export const noWord = 'لم يبحث عن أي كلمة ثلاث مرات في هذه المدة.';
export const wordsNotFound = 'كلمات لم يعثر على شيء عنها';

export const read = 'القراءة';
export const loadFailed = 'تعذر تحميل الزيارات.';
export const viewsOfConference = (count: number): string =>
  `مشاهدات صفحاته في آخر 30 يوما: ${count.toLocaleString(locale)}.`;
export const notCountedHere = 'الزيارات لا تحصى في هذا التثبيت.';
export const seeVisits = 'عرض الزيارات';
