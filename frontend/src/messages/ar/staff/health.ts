import type { ServiceName } from '@majlis/contracts/system-status';
import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

// What is wrong with the installation: the overview and the status page say it.

const toCheckIs = (count: number): string =>
  plural(count, {
    one: 'ينبغي التحقق من أمر واحد',
    two: 'ينبغي التحقق من أمرين',
    few: `ينبغي التحقق من ${count} أمور`,
    many: `ينبغي التحقق من ${count} أمرا`,
    other: `ينبغي التحقق من ${count} أمر`,
  });
const brokenIs = (count: number): string =>
  plural(count, {
    one: 'أمر واحد لا يعمل',
    two: 'أمران لا يعملان',
    few: `${count} أمور لا تعمل`,
    many: `${count} أمرا لا يعمل`,
    other: `${count} أمر لا يعمل`,
  });

export const summary = (broken: number, toCheck: number): string => {
  if (broken + toCheck === 0) return 'كل شيء يعمل.';
  if (broken === 0) return `كل شيء يعمل. ${toCheckIs(toCheck)}.`;
  return toCheck === 0 ? `${brokenIs(broken)}.` : `${brokenIs(broken)}، و${toCheckIs(toCheck)}.`;
};

type ServiceTexts = { title: string; purpose: string; outageEffect: string };

/** For staff who do not run servers. */
export const services: Record<ServiceName, ServiceTexts> = {
  cms: {
    title: 'المحتوى وتسجيل الدخول',
    purpose: 'النصوص والصور وحسابات فريق العمل',
    outageEffect: 'ما زال الزوار يرون الموقع. ولا يمكن تسجيل الدخول ولا تغيير النصوص والصور.',
  },
  conferences: {
    title: 'المؤتمرات',
    purpose: 'المؤتمرات والجلسات والمتحدثون والأوراق البحثية',
    outageEffect: 'ما زال الزوار يرون المؤتمرات. ولا يمكن تغييرها.',
  },
  feeds: {
    title: 'الخلاصات',
    purpose: 'المنشورات والتدوينات والحلقات والصور من خلاصات خارجية',
    outageEffect: 'ما زال الزوار يرون العناصر السابقة. ولا تجلب عناصر جديدة.',
  },
  publisher: {
    title: 'الناشر',
    purpose: 'تحديث الصفحات العامة بعد كل حفظ',
    outageEffect: 'تغييراتك محفوظة، لكن الزوار لن يروها إلا بعد أن يعمل الناشر مجددا.',
  },
};

const since = (time: string | undefined): string => (time ? ` منذ ${time}` : '');

export const noHeartbeat = (time: string | undefined): string => `تستجيب خدمة cms لكنها لم تسجل نبضها${since(time)}.`;
export const serviceDown = (name: ServiceName, time: string | undefined): string =>
  `لم تستجب خدمة «${services[name].title}» (${name})${since(time)}. ${services[name].outageEffect}`;
export const instancesDown = (failing: number, all: number, name: ServiceName, time: string | undefined): string => {
  const instances = plural(failing, {
    one: 'لم تستجب نسخة واحدة',
    two: 'لم تستجب نسختان',
    few: `لم تستجب ${failing} نسخ`,
    other: `لم تستجب ${failing} نسخة`,
  });
  return `${instances} من نسخ خدمة ${name} (عددها ${all})${since(time)}. وتؤدي النسخ الأخرى العمل.`;
};
export const severalWorking = (count: number): string =>
  plural(count, {
    two: 'تعمل، نسختان',
    few: `تعمل، ${count} نسخ`,
    other: `تعمل، ${count} نسخة`,
  });
export const twoVersions = (time: string): string => `يعمل إصداران جنبا إلى جنب منذ ${time}.`;
export const storeDown =
  'لا يستجيب مخزن الصور والمستندات. ما زالت الصور التي شوهدت حديثا تعرض، أما غيرها فلا، ولا يمكن رفع أي شيء.';
export const fewConnections = (used: number, limit: number): string =>
  `تستخدم قاعدة البيانات ${used} من ${limit} من الاتصالات. وإذا لم يبق اتصال متاح انتظرت الطلبات ثم أخفقت.`;
export const pagesFailed = 'تعذر تحديث بعض الصفحات. يرى الزوار آخر نسخها. ويعيد الناشر المحاولة تلقائيا.';
export const pagesLate = (time: string): string => `الصفحات غير محدثة منذ ${time}.`;
export const feedsNotRead = (count: number): string => {
  const feeds = plural(count, {
    one: 'إحدى الخلاصات الخارجية',
    two: 'خلاصتين خارجيتين',
    few: `${count} خلاصات خارجية`,
    other: `${count} خلاصة خارجية`,
  });
  return `تعذرت قراءة ${feeds}. ويرى الزوار العناصر السابقة.`;
};

export const backupFailed = (time: string, message: string): string =>
  `أخفق آخر نسخ احتياطي ${time}.${message && ` ${isolate(message)}`}`;
export const noBackup = 'لا نسخة احتياطية بعد.';
export const oldBackup = (time: string): string => `أنشئت آخر نسخة احتياطية ${time}.`;
export const backupOnServerOnly = (message: string): string =>
  `آخر نسخة احتياطية مخزنة على هذا الخادم وحده. ${isolate(message)}`;
export const backupRunsLong = (time: string): string => `بدأ إنشاء نسخة احتياطية ${time} ولم ينته بعد.`;

// A command stands behind those that end without a full stop.
export const toSeeWhy = 'لمعرفة السبب، نفذ الأمر';
export const logOfRun = 'يبين السجل السبب. وتذكر نافذة أوامر هذا التشغيل مجلده.';
export const toStart = 'يبين السجل السبب. لتشغيل ما هو متوقف، نفذ الأمر';
export const toUpgrade = 'لم تكتمل ترقية. لإكمالها، نفذ الأمر';
export const fewerInstances = 'شغل نسخا أقل، أو ارفع قيمة max_connections في PostgreSQL.';
export const normalAfterChanges = 'هذا معتاد بعد تغييرات كبيرة ولا يتطلب أي إجراء.';
export const toBackUp = 'لإنشاء نسخة الآن، نفذ الأمر';
export const sourcesTell = 'يبين كل مصدر ما تعطل فيه.';
