import type { PartnerTier } from '@majlis/contracts/choices';
import { isolate } from '../../../ui/text/isolate';

export const description = 'المؤسسات التي تستضيف هذا المؤتمر وتدعمه.';
export const noLogo = 'بلا شعار';
export const noPartners = 'لا شركاء بعد';
export const emptyText = 'لا يظهر شيء في صفحة المؤتمر إلى أن تضيف شريكا.';
export const deleteWarning = 'يختفي الشريك من صفحة المؤتمر فورا. يمكنك التراجع عن ذلك.';
export const activeHelp = 'لا يظهر في صفحة المؤتمر إلا الشركاء المفعلون.';
/** One line that tells two versions of a partner apart. */
export const describePartner = (name: string, tier: string, position: string, url: string): string =>
  `${isolate(name)} (${tier}، ${position}) ${isolate(url)}`;

export const helpEnter = 'أدخل الاسم، وارفع شعارا أو اختر شعارا مخزنا، وأضف الموقع الإلكتروني إن وجد.';
export const helpTier =
  'اختر الفئة. تعرض صفحة المؤتمر الشركاء بحسب فئاتهم، من المضيف إلى الإعلامي. والشريك الذي ليس له شعار يظهر باسمه.';
export const helpOrder =
  'اسحب العنصر من مقبضه لتغيير الترتيب داخل الفئة، أو استخدم الأسهم. الشركاء غير المفعلين لا يظهرون.';

export const tier = 'الفئة';
export const tierHelp = 'تعرض صفحة المؤتمر الشركاء بحسب فئاتهم، من المضيف إلى الإعلامي.';
export const tiers: Record<PartnerTier, string> = {
  host: 'المضيف',
  platinum: 'البلاتيني',
  gold: 'الذهبي',
  silver: 'الفضي',
  bronze: 'البرونزي',
  supporter: 'الداعم',
  media: 'الإعلامي',
};
