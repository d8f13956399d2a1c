import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';

export const assignSpeakers = 'تعيين المتحدثين';
export const assignSpeakersTo = (title: string): string => `تعيين المتحدثين: ${isolate(title)}`;
export const done = 'تم';
export const saveAssignments = 'حفظ التعيينات';
/** What a colleague has changed meanwhile. */
export const noun = 'قائمة المتحدثين';
/** What is loaded. */
export const loadedSpeakers = 'متحدثي الجلسة';
export const saved = 'تم حفظ تعيينات المتحدثين بنجاح';
export const saveFailed = 'تعذر حفظ تعيينات المتحدثين';

export const assigned = 'المعينون حاليا';
export const assignedSpeakers = 'المتحدثون المعينون حاليا';
export const noneAssigned = 'لا متحدثين بعد. عين من تشاء من المتحدثين المتاحين.';
export const roleOf = (name: string): string => `دور ${isolate(name)}`;
export const presentationTitle = 'عنوان العرض';
export const presentationTitleOf = (name: string): string => `عنوان عرض ${isolate(name)}`;
export const nameAndRole = (name: string, role: string): string => `${isolate(name)} (${role})`;
export const noSpeakers = 'لا متحدثين';

export const available = 'المتحدثون المتاحون';
export const assign = 'تعيين';
export const assignNamed = (name: string): string => `تعيين ${isolate(name)}`;
export const searchExample = 'ابحث بالاسم أو مجال الخبرة';
export const found = (count: number, total: number): string =>
  plural(count, {
    zero: `لم يعثر على أحد من المتحدثين، وعددهم ${total}`,
    one: `عثر على متحدث واحد من أصل ${total}`,
    two: `عثر على متحدثين اثنين من أصل ${total}`,
    few: `عثر على ${count} متحدثين من أصل ${total}`,
    many: `عثر على ${count} متحدثا من أصل ${total}`,
    other: `عثر على ${count} متحدث من أصل ${total}`,
  });
export const allAssigned = 'جميع المتحدثين معينون.';
export const noMatch = (words: string): string => `لا متحدثين يطابقون «${isolate(words)}».`;
export const noneAvailable = 'لا متحدثين متاحين';
export const addSpeakersFirst = 'أضف متحدثين أولا، ثم يمكنك تعيينهم لجلسات أي مؤتمر.';
export const addOneHere = 'إضافة متحدث هنا';

// In the form of the session:
export const sessionSpeakers = 'متحدثو الجلسة';
export const afterCreation = 'يمكنك تعيين المتحدثين بعد إنشاء الجلسة.';
export const loading = 'يجري تحميل المتحدثين...';
export const noneYet = 'لا متحدثين بعد.';
export const savedWithDraft = 'تحفظ هذه التغييرات مع المسودة.';
export const notSaved =
  'لم تحفظ هذه التغييرات بعد. لحفظها اختر «تعيين المتحدثين» ثم «حفظ التعيينات». ويبقيها «حفظ المسودة» أيضا.';
