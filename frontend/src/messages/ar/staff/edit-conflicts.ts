import { isolate } from '../../../ui/text/isolate';

/** Names what has been changed or deleted, and when: 'today at 10:30'. Without a name it was the user. */
type Change = { name: string | undefined; what: string; when: string };

export const changed = ({ name, what, when }: Change): string =>
  name === undefined ? `عدلت ${what} في نافذة أخرى ${when}.` : `تم تعديل ${what} بواسطة ${isolate(name)} ${when}.`;
export const deleted = ({ name, what, when }: Change): string =>
  name === undefined ? `حذفت ${what} في نافذة أخرى ${when}.` : `تم حذف ${what} بواسطة ${isolate(name)} ${when}.`;
export const notSavedYet = 'تغييراتك ما زالت هنا لكنها لم تحفظ.';
export const keepMine = 'الإبقاء على نسختي';
export const keepingRestores = 'يستعيد «الإبقاء على نسختي» العنصر مع تغييراتك.';
export const keepingMerges = 'تلك التغييرات في حقول أخرى. يبقي «الإبقاء على نسختي» عليها أيضا.';
export const keepingOverwrites = (fields: string): string =>
  `غير كل منكما: ${fields}. يحل «الإبقاء على نسختي» نسختك محل هذا الجزء من النسخة الأخرى، ويبقي على سائر تغييراتها.`;
export const keepingOverwritesOwn = (fields: string): string =>
  `غيرت في النافذتين: ${fields}. يحل «الإبقاء على نسختي» نسختك محل هذا الجزء من النسخة الأخرى، ويبقي على سائر تغييراتها.`;
export const loadTheirs = 'تحميل النسخة الأخرى';
export const loadOther = 'تحميل النسخة الأخرى';
export const theirs = 'النسخة الأخرى';
export const otherVersion = 'النسخة الأخرى';
export const yours = 'نسختك';

export const notReached = 'تعذر الوصول إلى الخادم. تحقق من اتصالك ثم حاول مرة أخرى.';
export const serverProblem = 'حدثت مشكلة في الخادم. يرجى المحاولة مرة أخرى بعد لحظات.';
/** Without a name it was the user. */
export const listIsNewer = (name: string | undefined, when: string): string =>
  name === undefined
    ? `أجريت التعديل في نافذة أخرى ${when}. تعرض القائمة الآن النسخة الجديدة.`
    : `تم التعديل بواسطة ${isolate(name)} ${when}. تعرض القائمة الآن النسخة الجديدة.`;
