import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

export const filesToUpload = 'الملفات المراد رفعها';
export const dropFiles = 'أو أفلت الصور وملفات PDF هنا.';
export const folderForPictures = 'مجلد الصور';

export const uploadedFiles = (done: number, all: number): string => `الملفات المرفوعة: ${done} من ${all}`;
export const uploadedAndFailed = (done: number, all: number, failed: number): string =>
  `${uploadedFiles(done, all)}، وما تعذر رفعه: ${failed}`;
export const clearList = 'إفراغ القائمة';
export const uploaded = 'تم الرفع';
export const waiting = (size: string): string => `في الانتظار، ${size}`;
export const preparing = 'يجري التجهيز...';
export const percent = (sent: number): string => `${sent}٪`;
export const uploadOf = (name: string): string => `رفع ${name}`;
export const tryFileAgain = (name: string): string => `إعادة محاولة رفع ${name}`;
export const cancelUploadOf = (name: string): string => `إلغاء رفع ${name}`;
export const dismissFile = (name: string): string => `إزالة ${name}`;

export const wrongFormat = 'لا يمكن استخدام هذا الملف. اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF، أو ملف PDF.';
export const connectionLost = 'انقطع الاتصال.';
export const tooLarge = 'هذا الملف أكبر مما ينبغي.';
export const serverProblem = 'حدثت مشكلة في الخادم.';

/** After a preposition. */
const places = (count: number): string =>
  plural(count, {
    one: 'موضع واحد',
    two: 'موضعين',
    few: `${count} مواضع`,
    many: `${count} موضعا`,
    other: `${count} موضع`,
  });

export const isUsedIn = (count: number): string =>
  `الملف مستخدم في ${places(count)}. اختر هناك ملفا آخر أولا، أو استبدله.`;
export const usedIn = (count: number): string => `مستخدم في ${places(count)}، لذا يمكن استبداله ولا يمكن حذفه.`;
export const replaceIn = (count: number): string => `استبدال في ${places(count)}`;
export const newFile = 'الملف الجديد';
export const newImage = 'الصورة الجديدة';
export const documentUploaded = 'تم رفع المستند الجديد.';
export const sameFile = 'هذا هو الملف نفسه. اختر ملفا آخر.';
export const uploadFirst = 'ارفع الملف الجديد أولا';
export const replaceDocumentHelp =
  'ملف PDF لا يتجاوز 20 ميغابايت. يعرضه كل موضع يستخدم الملف القديم، ثم يحذف الملف القديم. ويمكنك التراجع عن ذلك.';
export const replaceImageHelp = (formats: string): string =>
  `${formats} تعرضها كل المواضع التي تستخدم الملف القديم، بالنص البديل نفسه إلا إذا كان للصورة نصها، ثم يحذف الملف القديم. ويمكنك التراجع عن ذلك.`;

export const replaced = 'تم استبدال الملف';
export const replacedIn = (count: number): string => `في ${places(count)}. وحذف الملف القديم.`;
export const notReplacedEverywhere = 'تعذر استبدال الملف في كل المواضع';
const placeNames: Record<string, string> = {
  'Website text': 'نص في الموقع',
  'Hero image': 'صورة واجهة',
  Page: 'صفحة',
  Partner: 'شريك',
  'Team member': 'عضو في الفريق',
  Testimonial: 'شهادة',
  'Timeline event': 'حدث في الخط الزمني',
  Conference: 'مؤتمر',
  'Conference document': 'مستند في مؤتمر',
  'Conference partner': 'شريك في مؤتمر',
  Speaker: 'متحدث',
  Session: 'جلسة',
  'Feed item': 'عنصر في خلاصة',
  Draft: 'مسودة',
  Translation: 'ترجمة',
};
/** The services say in English where a file is used. */
export const placeName = (place: string): string => placeNames[place] ?? isolate(place);
export const placeOf = (place: string, label: string): string =>
  label ? `${placeName(place)} «${isolate(label)}»` : placeName(place);
export const stillUsed = (places: string): string => `ما زال الملف القديم مستخدما: ${places}.`;
export const notReplaced = 'تعذر استبدال الملف';
export const alreadyReplaced = (count: number): string =>
  plural(count, {
    one: 'يعرض موضع واحد في المؤتمرات الملف الجديد بالفعل.',
    two: 'يعرض موضعان في المؤتمرات الملف الجديد بالفعل.',
    few: `تعرض ${count} مواضع في المؤتمرات الملف الجديد بالفعل.`,
    many: `يعرض ${count} موضعا في المؤتمرات الملف الجديد بالفعل.`,
    other: `يعرض ${count} موضع في المؤتمرات الملف الجديد بالفعل.`,
  });
