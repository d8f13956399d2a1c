import type { MediaFilter, MediaFolder, MediaKind } from '@majlis/contracts/media';
import { plural } from '../language';

export const description = 'كل ما رفع من صور ومستندات، ومواضع استخدامه.';
export const help = [
  'أفلت عدة صور وملفات PDF دفعة واحدة. وإن انقطع الاتصال لم يضع شيء: أعد المحاولة، أو انتظر حتى يعود الاتصال.',
  'اكتب نصا بديلا لكل صورة ذات معنى، وحدد أن ما سواها للزينة. وتقرأ قارئات الشاشة هذا النص.',
  'ضع نقطة التركيز حيث ينبغي أن يقع النظر، فتبقى ظاهرة في الصفحات حيثما قصت الصورة.',
  'لا يمكن حذف ملف مستخدم، لكن يمكنك استبداله: فيعرض كل موضع الملف الجديد. ويمكن استعادة الملف المحذوف خلال 30 يوما.',
];

export const searchFiles = 'البحث في الأسماء والنصوص البديلة';
export const kind = 'النوع';
export const allKinds = 'جميع الأنواع';
export const kinds: Record<MediaKind, string> = { picture: 'الصور', document: 'المستندات' };
export const folder = 'المجلد';
export const allFolders = 'جميع المجلدات';
export const folders: Record<MediaFolder, string> = {
  carousel: 'صور الواجهة',
  partners: 'الشركاء',
  testimonials: 'الشهادات',
  team: 'أعضاء الفريق',
  speakers: 'المتحدثون',
  conferences: 'المؤتمرات',
  content: 'محتوى الموقع',
  documents: 'المستندات',
};
export const allFiles = 'جميع الملفات';
export const filters: Record<NonNullable<MediaFilter['filter']>, string> = {
  unused: 'غير المستخدمة',
  'missing-alt': 'بلا نص بديل',
  deleted: 'المحذوفة حديثا',
};
export const views: Record<'grid' | 'list', string> = { grid: 'شبكة', list: 'قائمة' };

export const noFiles = 'لا ملفات بعد';
export const uploadFirst = 'رفع أول الملفات';
export const filesAppearHere = 'تظهر هنا الصور والمستندات التي ترفعها في أي مكان من منطقة الإدارة.';
export const noMatch = 'لا ملفات مطابقة.';
export const showAllFiles = 'إظهار جميع الملفات';

export const nameAndAltText = 'الاسم والنص البديل';
export const size = 'الحجم';
export const uploaded = 'وقت الرفع';
/** 'on 12 March 2026 at 14:05' in a column of its own. */
export const inColumn = (time: string): string => time.replace(/^في /, '');
export const decorative = 'للزينة';
export const deleted = 'محذوف';
export const noAltText = 'بلا نص بديل';
export const altOfUses = (others: number): string =>
  `النص البديل مذكور حيث تستخدم الصورة: «{alt}» ({place}${others > 0 ? ` و${plural(others, { one: 'موضع آخر', two: 'موضعان آخران', few: `${others} مواضع أخرى`, many: `${others} موضعا آخر`, other: `${others} موضع آخر` })}` : ''})`;

export const dimensions = 'الأبعاد';
export const weight = 'الحجم';
export const uploadedBy = '{time}، بواسطة {name}';
export const openIt = 'فتح الملف';

export const altTextHelp =
  'صف الصورة لمن لا يراها. وتستخدم هذا النص المواضع التي ليس لها نص خاص بها. ويكفي نص بديل واحد، هنا أو حيث تستخدم الصورة.';
export const decorativeHelp = 'لا تعرض الصورة ما لا يقوله النص بجانبها. فتتجاوزها قارئات الشاشة.';
export const restorable = 'يمكن استعادته خلال 30 يوما.';
export const deleteFile = 'حذف الملف';
export const replaceFile = 'استبدال الملف';
export const deletedBy = (days: number): string =>
  `تم الحذف بواسطة {name} {time}. يمكن استعادته خلال ${plural(days, { few: `${days} أيام`, many: `${days} يوما`, other: `${days} يوم` })}.`;

export const whereUsed = 'مواضع الاستخدام';
/** What is loading. */
export const loadedUses = 'مواضع الاستخدام';
export const unused = 'لا شيء يستخدم هذا الملف.';
export const usedAs = '{place}: {label}';
export const open = 'فتح';

export const focalPoint = 'نقطة التركيز';
export const setFocalPoint = 'تحديد نقطة التركيز';
/** The places whose shape pictures are cut to. */
export const shapeNames = {
  carousel: 'العرض المتتابع',
  header: 'رأس الصفحة',
  headerOnPhones: 'رأس الصفحة في الهواتف',
  card: 'بطاقة في القوائم',
  portrait: 'صورة شخصية',
  wide: '16:9',
  square: 'مربع',
  tall: '3:4',
};
export const wholePicture = 'الصورة كاملة';
export const cutCaption = (shape: string, percent?: number): string =>
  percent === undefined ? shape : `${shape}: يظهر ${percent}٪`;
export const heavyCut = (shape: string, percent: number): string =>
  `ستقص هذه الصورة. ${shape}: لا يرى الزائر منها إلا ${percent}٪. حدد نقطة التركيز ليرى الجزء المهم، أو اختر صورة بشكل آخر.`;
export const percentFromLeft = 'من اليسار، ٪';
export const percentFromTop = 'من الأعلى، ٪';
export const useDefault = 'استخدام الوضع الافتراضي';
export const focalPointHelp = 'أشر إلى ما يجب أن يظهر حيثما قصت الصورة، أو حرك العلامة بمفاتيح الأسهم.';
export const focalPointUnset =
  'أشر إلى ما يجب أن يظهر حيثما قصت الصورة، أو حرك العلامة بمفاتيح الأسهم. وإلى ذلك الحين تقص الصفحات الصورة كما هو معروض هنا.';
export const focalPointAt = (left: number, top: number): string =>
  `نقطة التركيز: ${left}٪ من اليسار، ${top}٪ من الأعلى`;

export const imageCount = (count: number): string =>
  plural(count, {
    zero: 'لا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: `${count} صور`,
    other: `${count} صورة`,
  });
/** What is loading. */
export const storedImages = 'الصور المخزنة';
export const noImageMatches = 'لا صور مخزنة مطابقة.';
