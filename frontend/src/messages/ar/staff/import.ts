import type { ImportedRow, ImportResult } from '@majlis/contracts/imports';
import { isolate } from '../../../ui/text/isolate';
import { locale, plural } from '../language';
import { counted, ofCounted } from './nouns';

/** What a file has. */
export type ImportNoun = { one: 'session' | 'speaker'; many: 'sessions' | 'speakers' };

type Count = (count: number) => string;

// All that stands after "the import of" is in the genitive.
const added: Record<ImportNoun['one'], Count> = {
  session: (count) =>
    plural(count, {
      one: 'جلسة جديدة',
      two: 'جلستين جديدتين',
      few: `${count} جلسات جديدة`,
      other: `${count} جلسة جديدة`,
    }),
  speaker: (count) =>
    plural(count, {
      one: 'متحدث جديد',
      two: 'متحدثين جديدين',
      few: `${count} متحدثين جدد`,
      many: `${count} متحدثا جديدا`,
      other: `${count} متحدث جديد`,
    }),
};
const changed: Record<ImportNoun['one'], Count> = {
  session: (count) =>
    plural(count, {
      one: 'جلسة معدلة',
      two: 'جلستين معدلتين',
      few: `${count} جلسات معدلة`,
      other: `${count} جلسة معدلة`,
    }),
  speaker: (count) =>
    plural(count, {
      one: 'متحدث تغيرت بياناته',
      two: 'متحدثين تغيرت بياناتهما',
      few: `${count} متحدثين تغيرت بياناتهم`,
      many: `${count} متحدثا تغيرت بياناتهم`,
      other: `${count} متحدث تغيرت بياناتهم`,
    }),
};
const people: Count = (count) =>
  plural(count, {
    one: 'شخص جديد',
    two: 'شخصين جديدين',
    few: `${count} أشخاص جدد`,
    many: `${count} شخصا جديدا`,
    other: `${count} شخص جديد`,
  });

const describe = (counts: ImportResult, { one }: ImportNoun): string =>
  new Intl.ListFormat(locale).format(
    [
      counts.added > 0 && added[one](counts.added),
      counts.changed > 0 && changed[one](counts.changed),
      counts.people > 0 && people(counts.people),
      counts.rooms > 0 && ofCounted(counts.rooms, 'room'),
    ].filter((text) => text !== false),
  );

// Names of several people:
export const namesOfSeveral = 'أسماء لعدة أشخاص';
export const openNames = (count: number): string =>
  plural(count, {
    one: 'اسم واحد لعدة أشخاص',
    two: 'اسمان لعدة أشخاص',
    few: `${count} أسماء لعدة أشخاص`,
    many: `${count} اسما لعدة أشخاص`,
    other: `${count} اسم لعدة أشخاص`,
  });
export const chooseWho = 'اختر من المقصود. وإلى أن تختار تستبعد الصفوف التي فيها هذه الأسماء.';
export const choose = 'اختر…';
export const personWith = (name: string, detail: string): string => `${isolate(name)}، ${isolate(detail)}`;
export const personWithout = (name: string): string => `${isolate(name)}، بلا تفاصيل`;
export const newPerson = 'شخص جديد';
/** As 'rows 2, 3, 5' */
export const rowNumbers = (count: number, numbers: string): string =>
  `${plural(count, { one: 'الصف', two: 'الصفان', other: 'الصفوف' })} ${numbers}`;
export const newPeople = (count: number): string =>
  plural(count, {
    one: 'شخص جديد',
    two: 'شخصان جديدان',
    few: `${count} أشخاص جدد`,
    many: `${count} شخصا جديدا`,
    other: `${count} شخص جديد`,
  });
export const restoredIn = (rows: string): string => `مستعاد، ${rows}`;

// The list of cells with names:
export const namesRead = (count: number): string =>
  plural(count, {
    one: 'كيف قرئت خلية الأسماء',
    two: 'كيف قرئت خليتا الأسماء',
    few: `كيف قرئت ${count} خلايا فيها أسماء`,
    other: `كيف قرئت ${count} خلية فيها أسماء`,
  });
export const namesReadHint = 'لا تعد الألقاب والدرجات العلمية من الاسم. صحح ما هو خطأ فتتبعه المعاينة.';
export const noName = 'لا اسم';
export const joinWithNext = 'ضم';
export const joinNames = (name: string, next: string): string => `ضم ${isolate(name)} و${isolate(next)} في اسم واحد`;
export const splitName = 'فصل';
export const splitNamed = (name: string): string => `فصل ${isolate(name)} إلى اسمين`;
export const turnName = 'قلب الاسم';
export const turnNamed = (name: string): string => `تبديل الاسم الأول واسم العائلة في ${isolate(name)}`;
export const readAgainAsBefore = 'التراجع عن التغييرات';
export const readAgainNamed = (cell: string): string => `التراجع عن تغييرات ${isolate(cell)}`;
export const showPlainNames = (count: number): string =>
  plural(count, {
    one: 'عرض خلية قرئت كما كتبت',
    two: 'عرض خليتين قرئتا كما كتبتا',
    few: `عرض ${count} خلايا قرئت كما كتبت`,
    other: `عرض ${count} خلية قرئت كما كتبت`,
  });
export const hidePlainNames = 'إخفاء ما قرئ كما كتب';

// Rooms:
export const rooms = (count: number): string => counted(count, 'room');
export const unnamedRoom = 'قاعة بلا اسم';
export const seats = (count: number): string =>
  plural(count, {
    zero: 'لا مقاعد',
    one: 'مقعد واحد',
    two: 'مقعدان',
    few: `${count} مقاعد`,
    many: `${count} مقعدا`,
    other: `${count} مقعد`,
  });
export const seatsNotKnown = 'عدد المقاعد غير معروف';
export const notKnown = 'غير معروف';
export const newRoom = (counted: string): string => `جديدة، ${counted}`;
export const changedRoom = (before: string, after: string): string => `${before} ← ${after}`;
export const roomLeftOut = (reason: string): string => `مستبعدة: ${isolate(reason)}`;

// What becomes of the rows:
export const showRows: Record<ImportNoun['many'], string> = { sessions: 'عرض الجلسات', speakers: 'عرض المتحدثين' };
export const rowsOfFile: Record<ImportNoun['many'], string> = {
  sessions: 'جلسات الملف',
  speakers: 'متحدثو الملف',
};
export const filters: Record<'all' | 'new' | 'changed' | 'unchanged' | 'outside' | 'errors', string> = {
  all: 'الكل',
  new: 'جديد',
  changed: 'معدل',
  unchanged: 'دون تغيير',
  outside: 'خارج أيام المؤتمر',
  errors: 'فيه أخطاء',
};
export const badges: Record<ImportedRow['kind'], string> = {
  add: 'جديد',
  restore: 'مستعاد',
  change: 'معدل',
  same: 'دون تغيير',
  error: 'مستبعد',
};
export const outsideBadge = 'خارج أيام المؤتمر';
export const unnamed: Record<ImportNoun['one'], string> = { session: 'جلسة بلا عنوان', speaker: 'متحدث بلا اسم' };
export const rowNumber = (row: number): string => `الصف ${row}`;
export const fields = (count: number): string =>
  plural(count, {
    zero: 'لا حقول',
    one: 'حقل واحد',
    two: 'حقلان',
    few: `${count} حقول`,
    many: `${count} حقلا`,
    other: `${count} حقل`,
  });

// The import itself:
export const importLabel = 'استيراد';
export const uploading = (percent: number): string => `يجري الرفع: ${percent}٪`;
export const saving = 'يجري الحفظ…';
export const chooseColumnsFirst = 'اختر الأعمدة الناقصة أولا.';
export const nothingToImport = 'لا شيء للاستيراد.';
/** What will be imported. */
export const toImport = (counts: ImportResult, noun: ImportNoun): string => `جاهز لاستيراد ${describe(counts, noun)}.`;
/** Behind one of the two above. */
export const rowsOutside = (count: number, { one }: ImportNoun): string => `خارج أيام المؤتمر: ${counted(count, one)}.`;
/** Likewise. */
export const rowsLeftOut = (count: number, { one }: ImportNoun): string => `مستبعد بسبب أخطاء: ${counted(count, one)}.`;
export const importRows = (count: number, { one }: ImportNoun): string => `استيراد ${ofCounted(count, one)}`;
export const importRooms = (count: number): string => `استيراد ${ofCounted(count, 'room')}`;
export const imported = (counts: ImportResult, noun: ImportNoun): string => `اكتمل استيراد ${describe(counts, noun)}`;
export const seeRows: Record<ImportNoun['many'], string> = { sessions: 'عرض الجلسات', speakers: 'عرض المتحدثين' };
export const showNewPreview = 'عرض معاينة جديدة';
