import type { ChangeOperation } from '@majlis/contracts/history';
import { plural } from '../language';

const actions: Record<ChangeOperation, (rows: string) => string> = {
  create: (rows) => `إضافة ${rows}`,
  update: (rows) => `تعديل ${rows}`,
  delete: (rows) => `حذف ${rows}`,
  restore: (rows) => `استعادة ${rows}`,
  purge: (rows) => `حذف ${rows} نهائيا`,
};
const andOthers = (count: number): string =>
  plural(count, {
    zero: '',
    one: ' وعنصر آخر',
    two: ' وعنصرين آخرين',
    few: ` و${count} عناصر أخرى`,
    many: ` و${count} عنصرا آخر`,
    other: ` و${count} عنصر آخر`,
  });
const sessionsChanged = (count: number): string =>
  plural(count, {
    zero: '',
    one: ' (تغيرت جلسة واحدة)',
    two: ' (تغيرت جلستان)',
    few: ` (تغيرت ${count} جلسات)`,
    other: ` (تغيرت ${count} جلسة)`,
  });

// The names in braces are filled in. Nouns stand for the verbs, whose form would depend on who did it.
export const changedSomething = '{actor}: تعديل غير محدد';
export const changedRow = (operation: ChangeOperation, others: number, hasFields: boolean): string =>
  `{actor}: ${actions[operation](`{row}${andOthers(others)}`)} في قسم «{section}»${hasFields ? ' ({fields})' : ''}`;
export const changedOrder = (rows: number): string => {
  const count = plural(rows, {
    one: 'عنصر واحد',
    two: 'عنصران',
    few: `${rows} عناصر`,
    many: `${rows} عنصرا`,
    other: `${rows} عنصر`,
  });
  return `{actor}: تغيير الترتيب في قسم «{section}» (${count})`;
};
export const merged = (sessions: number): string =>
  `{actor}: دمج {row} في {other} ضمن قسم «{section}»${sessionsChanged(sessions)}`;
export const separated = (sessions: number): string =>
  `{actor}: فصل {row} عن {other} ضمن قسم «{section}»${sessionsChanged(sessions)}`;
export const signedIn = '{actor}: تسجيل الدخول';
export const signInRejected = '{actor}: تعذر تسجيل الدخول ({reason})';

export const rowOf = (section: string): string => `عنصر من قسم «${section}»`;
export const anotherPerson = 'شخص آخر';
export const nothingChanged = 'لم يتغير شيء بعد.';

export const compareRow = (name: string): string => `مقارنة ${name}`;
export const undoChangeOf = (name: string): string => `تراجع عن التغيير في ${name}`;
export const undoChangeOfOrder = 'تراجع عن تغيير الترتيب';
export const undoThisChange = 'أتريد التراجع عن هذا التغيير؟';
export const undoChange = 'تراجع عن التغيير';
export const openFailed = 'تعذر الفتح';
