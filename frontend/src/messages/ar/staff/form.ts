import { plural } from '../language';

export const unsavedChanges = 'تغييرات غير محفوظة';
export const saveAndAddAnother = 'حفظ وإضافة المزيد';
export const saving = 'يجري الحفظ...';
export const typedAndNotSaved = (time: string): string => `ما كتبته ${time} لم يحفظ. يمكنك استعادته.`;
export const restoreIt = 'استعادة';
export const discardIt = 'تجاهل';
/** Behind the label of a field, hence the space. */
export const optional = ' (اختياري)';
/** Read out behind the number, hence the space. */
export const errorsCounted = (count: number): string =>
  plural(count, { one: ' خطأ', two: ' خطأ', few: ' أخطاء', many: ' خطأ', other: ' خطأ' });
export const enterNumber = 'أدخل رقما، أو اترك الحقل فارغا';
export const enterDateAndTime = 'أدخل التاريخ والوقت كاملين، أو امسح الحقل';

export const leaveWithoutSaving = 'أتريد المغادرة دون حفظ؟';
export const typedWillBeLost = 'سيفقد ما كتبته منذ آخر حفظ.';
export const keepEditing = 'متابعة التعديل';
