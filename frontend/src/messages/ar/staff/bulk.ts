import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

type TagNoun = 'area' | 'tag';

/** What is said of an action. `counted` are its rows, such as '5 partners'. */
type ActionTexts = {
  label: string;
  failed: string;
  done: (counted: string) => string;
  doing: (counted: string) => string;
};

export const publish: ActionTexts = {
  label: 'نشر',
  failed: 'تعذر النشر',
  done: (counted) => `تم نشر ${counted}`,
  doing: (counted) => `يجري نشر ${counted}...`,
};
export const unpublish: ActionTexts = {
  label: 'إلغاء النشر',
  failed: 'تعذر إلغاء النشر',
  done: (counted) => `تم إلغاء نشر ${counted}`,
  doing: (counted) => `يجري إلغاء نشر ${counted}...`,
};
export const show: ActionTexts = {
  label: 'إظهار',
  failed: 'تعذر الإظهار',
  done: (counted) => `تم إظهار ${counted}`,
  doing: (counted) => `يجري إظهار ${counted}...`,
};
export const hide: ActionTexts = {
  label: 'إخفاء',
  failed: 'تعذر الإخفاء',
  done: (counted) => `تم إخفاء ${counted}`,
  doing: (counted) => `يجري إخفاء ${counted}...`,
};
export const remove: ActionTexts = {
  label: 'حذف',
  failed: 'تعذر الحذف',
  done: (counted) => `تم حذف ${counted}`,
  doing: (counted) => `يجري حذف ${counted}...`,
};
export const restore: ActionTexts = {
  label: 'استعادة',
  failed: 'تعذرت الاستعادة',
  done: (counted) => `تمت استعادة ${counted}`,
  doing: (counted) => `تجري استعادة ${counted}...`,
};

export const tagsLabels: Record<TagNoun, string> = { area: 'مجالات الخبرة', tag: 'الوسوم' };
const tags: Record<TagNoun, string> = { area: 'مجالات خبرة', tag: 'وسوم' };

export const addTags = (noun: TagNoun): ActionTexts => ({
  label: `إضافة ${tags[noun]}`,
  failed: `تعذرت إضافة ${tagsLabels[noun]}`,
  done: (counted) => `تمت إضافة ${tagsLabels[noun]} إلى ${counted}`,
  doing: (counted) => `تجري إضافة ${tagsLabels[noun]} إلى ${counted}...`,
});
export const removeTags = (noun: TagNoun): ActionTexts => ({
  label: `إزالة ${tags[noun]}`,
  failed: `تعذرت إزالة ${tagsLabels[noun]}`,
  done: (counted) => `تمت إزالة ${tagsLabels[noun]} من ${counted}`,
  doing: (counted) => `تجري إزالة ${tagsLabels[noun]} من ${counted}...`,
});
export const addTagsTo = (noun: TagNoun, counted: string): string => `إضافة ${tags[noun]} إلى ${counted}`;
export const removeTagsFrom = (noun: TagNoun, counted: string): string => `إزالة ${tags[noun]} من ${counted}`;
export const whichTags = (noun: TagNoun): string => `ما ${tagsLabels[noun]} التي تريد إزالتها؟`;
export const separateWithCommas = 'افصل بينها بفواصل.';
export const haveTagsAlready = (noun: TagNoun): string => `${tagsLabels[noun]} هذه مضافة إليها جميعا من قبل`;

export const selectRow = (name: string): string => `تحديد ${isolate(name)}`;
export const selectAll = 'تحديد الكل';
export const selectAllOf = (counted: string): string => `تحديد الكل (${counted})`;
export const select = 'تحديد';
export const selectSomeOf = (counted: string): string => `تحديد بعض العناصر من ${counted}`;
export const done = 'إنهاء';
export const doneSelecting = 'إنهاء التحديد';

export const selectedRows = 'العناصر المحددة';
export const clear = 'إلغاء التحديد';
/** The label of an action that is only for some of the selected rows. */
export const forSome = (label: string, count: number): string => `${label} (${count})`;
export const selected = (count: number): string => `المحدد: ${count}`;
export const selectedAndNotShown = (count: number, hidden: number): string =>
  `المحدد: ${count}، منها غير ظاهر: ${hidden}`;
export const overLimit = (selection: string, limit: number): string =>
  `${selection}. لا يمكن تغيير أكثر من ${limit} في المرة الواحدة`;
/** Read out once a row is selected. */
export const withKeys = (selection: string): string =>
  `${selection}. اضغط Enter للوصول إلى الإجراءات، أو Escape لإلغاء التحديد.`;

export const deleteQuestion = (counted: string): string => `أتريد حذف ${counted}؟`;
export const deleteCounted = (counted: string): string => `حذف ${counted}`;
export const namesAndMore = (names: string[], others: number): string => {
  const listed = names.map((name) => `«${isolate(name)}»`).join('، ');
  return others > 0 ? `${listed}، وغيرها (${others}).` : `${listed}.`;
};
export const canBeUndone = 'يمكنك التراجع عن ذلك.';

export const nothingChanged = (label: string): string => `${label}: لم يتغير شيء`;
export const notPossible = (failed: number, counted: string): string =>
  `تعذر ذلك في ${failed} من ${counted}، فلم يتغير شيء منها.`;
/** Without a name it was the user. */
export const changedMeanwhile = (name: string | undefined, when: string): string =>
  name === undefined ? `أجريت التعديل في نافذة أخرى ${when}.` : `تم التعديل بواسطة ${isolate(name)} ${when}.`;
export const leaveOut = (failed: number): string =>
  plural(failed, {
    one: 'استثناؤه وإكمال الباقي',
    two: 'استثناؤهما وإكمال الباقي',
    other: 'استثناؤها وإكمال الباقي',
  });
