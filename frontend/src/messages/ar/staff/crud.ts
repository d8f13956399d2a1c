import type { Noun, WriteVerb } from '../../../admin/crud/noun';
import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';
import { definite, indefinite } from './nouns';

type ImageNoun = 'Image' | 'Logo' | 'Profile image';

const beginnings: Record<WriteVerb, { succeeded: string; failed: string }> = {
  save: { succeeded: 'تم حفظ', failed: 'تعذر حفظ' },
  create: { succeeded: 'تم إنشاء', failed: 'تعذر إنشاء' },
  update: { succeeded: 'تم تحديث', failed: 'تعذر تحديث' },
  delete: { succeeded: 'تم حذف', failed: 'تعذر حذف' },
  restore: { succeeded: 'تمت استعادة', failed: 'تعذرت استعادة' },
};

/** The exclamation mark of the English text is left out. */
export const succeeded = (verb: WriteVerb, noun: Noun, _mark: string): string =>
  `${beginnings[verb].succeeded} ${definite(noun)} بنجاح`;
export const failed = (verb: WriteVerb, noun: Noun): string => `${beginnings[verb].failed} ${definite(noun)}`;
export const orderUpdated = 'تم تحديث الترتيب بنجاح';
export const deleteQuestion = (noun: Noun): string => `أتريد حذف ${definite(noun)}؟`;

export const addRow = (noun: Noun): string => `إضافة ${indefinite(noun)}`;
export const addFirst = (noun: Noun): string => `إضافة أول ${indefinite(noun)}`;
export const editRow = (noun: Noun): string => `تعديل ${definite(noun)}`;
export const newRow = (noun: Noun): string => `إضافة ${indefinite(noun)}`;
export const searchRows = (noun: Noun): string => `البحث عن ${indefinite(noun)}`;
export const noMatch = (_noun: Noun, filter: string): string => `لا نتائج تطابق «${isolate(filter)}».`;
/** Behind the number of rows that a search has found. */
export const clearToReorder = (counted: string): string => `${counted}. امسح البحث لتغيير الترتيب.`;
export const loadingRows = (_rows: string): string => 'يجري التحميل...';
export const listNotLoaded = 'تعذر تحميل القائمة.';
export const nothingLost = 'لم يستجب الخادم كما ينبغي. لم يفقد شيء.';

export const order = 'الترتيب';
export const orderHelp = 'الأرقام الأصغر تأتي أولا.';
export const nowAtPosition = (name: string, position: number, count: number): string =>
  `${isolate(name)} الآن في الموضع ${position} من ${count}.`;
/** Tells two versions of a row apart. */
export const position = (place: number, isActive: boolean): string =>
  `الترتيب ${place}، ${isActive ? 'مفعل' : 'غير مفعل'}`;

export const recentlyDeleted = (count: number): string => `المحذوف حديثا (${count})`;
export const restorableFor = (days: number): string =>
  `يمكن استعادة العناصر المحذوفة خلال ${plural(days, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${days} أيام`,
    many: `${days} يوما`,
    other: `${days} يوم`,
  })}.`;
/** The time is one such as 'today at 10:30' or 'on 12 March 2026 at 10:30'. */
export const deletedBy = (time: string): string => `تم الحذف بواسطة {name} ${time}`;
export const restoreNamed = (name: string): string => `استعادة ${isolate(name)}`;

export const changesKept = 'احتفظنا بتغييراتك غير المحفوظة.';
export const continueBelow = 'تابع من حيث توقفت.';
export const continueWith = (name: string): string => `متابعة: ${isolate(name)}`;

export const on = 'مفعل';
export const off = 'غير مفعل';
const characters = (count: number): string =>
  plural(count, {
    zero: 'لا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${count} أحرف`,
    many: `${count} حرفا`,
    other: `${count} حرف`,
  });
export const charactersLeft = (count: number): string => `المتبقي: ${characters(count)}`;
export const charactersTooMany = (count: number): string => `الزائد على الحد: ${characters(count)}`;
export const addressHelp = 'العنوان كاملا، مثل https://www.example.org';
export const recommendedLength = (min: number, max: number): string =>
  `الطول الموصى به: من ${min} إلى ${characters(max)}.`;
export const textLength: Record<'empty' | 'short' | 'good' | 'long', (length: number) => string> = {
  empty: (length) => characters(length),
  short: (length) => `${characters(length)}، نص قصير`,
  good: (length) => `${characters(length)}، طول مناسب`,
  long: (length) => `${characters(length)}، قد لا يظهر النص كاملا`,
};
export const conferenceTitle = 'عنوان المؤتمر';
export const usedInUrls = 'يظهر في الروابط: {path}';

export const imageLabels: Record<ImageNoun, string> = {
  Image: 'الصورة',
  Logo: 'الشعار',
  'Profile image': 'الصورة الشخصية',
};
export const chosenImage: Record<ImageNoun, string> = {
  Image: 'الصورة المختارة',
  Logo: 'الشعار المختار',
  'Profile image': 'الصورة الشخصية المختارة',
};
export const acceptedImageFormats = 'JPEG أو PNG أو WebP أو AVIF، حتى 10 ميغابايت.';
export const pasteImageAddress = 'أو الصق عنوان صورة';
export const fetchImage = 'جلب الصورة';
export const fetchingImage = 'يجري الجلب...';
export const chooseStoredImage = 'الاختيار من الصور المخزنة';
