import { plural } from '../language';

export const seats = (count: number): string =>
  plural(count, {
    zero: 'بلا مقاعد',
    one: 'مقعد واحد',
    two: 'مقعدان',
    few: `${count} مقاعد`,
    many: `${count} مقعدا`,
    other: `${count} مقعد`,
  });
export const capacity = 'السعة';
export const description = 'أماكن انعقاد جلسات هذا المؤتمر.';
export const emptyTitle = 'لا قاعات بعد';
export const emptyText =
  'يمكن أن تذكر الجلسات أي قاعة. وللقاعات المدرجة في القائمة ترتيب وسعة، ويمكن تغيير أسمائها من مكان واحد.';
export const deleteWarning = 'يبقى اسمها في الجلسات. يمكنك التراجع عن ذلك.';
export const nameHelp = 'يسري الاسم الجديد على الجلسات التي في القاعة أيضا.';
export const unknownCapacity = 'اتركه فارغا إن لم تكن معروفة';
export const activeHelp = 'القاعات المفعلة وحدها لها عمود خاص في الشبكة حين لا تكون فيها أي جلسة.';
export const help = [
  'تظهر القاعات أعمدة في الشبكة وفي برنامج الزوار. وترتيبها هنا هو ترتيبها في الشبكة.',
  'عند تغيير اسم القاعة يسري الاسم الجديد على جلساتها أيضا.',
  'إذا زاد عدد حضور الجلسة على مقاعد قاعتها ظهر ذلك تعارضا في الشبكة.',
  'تبقى القاعة المحذوفة في الجلسات التي تذكرها.',
];

export const unlisted = (count: number): string => {
  const rooms = plural(count, {
    one: 'قاعة واحدة ليست',
    two: 'قاعتين ليستا',
    few: `${count} قاعات ليست`,
    other: `${count} قاعة ليست`,
  });
  return `تذكر الجلسات ${rooms} في القائمة: {names}.`;
};
export const listThem = (count: number): string =>
  plural(count, { two: 'إدراجهما في القائمة', other: 'إدراجها في القائمة' });
export const added = (count: number): string =>
  plural(count, {
    zero: 'لم تتم إضافة أي قاعة',
    one: 'تمت إضافة قاعة واحدة بنجاح',
    two: 'تمت إضافة قاعتين بنجاح',
    few: `تمت إضافة ${count} قاعات بنجاح`,
    other: `تمت إضافة ${count} قاعة بنجاح`,
  });
export const addFailed = 'تعذرت إضافة القاعات';
