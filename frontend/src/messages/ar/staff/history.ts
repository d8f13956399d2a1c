import type { Noun } from '../../../admin/crud/noun';
import { isolate } from '../../../ui/text/isolate';
import { plural } from '../language';
import { definite } from './nouns';

export const historyOf = (name: string): string => `السجل: ${isolate(name)}`;
export const rowIsDeleted = (noun: Noun): string => `سبق حذف ${definite(noun)}.`;
export const restoreFirst = (noun: Noun): string =>
  `سبق حذف ${definite(noun)}. لاستعادة نسخة سابقة، استعد العنصر أولا من «المحذوف حديثا».`;
export const versions = 'النسخ';
export const showOlder = 'عرض الأقدم';
export const allVersions = 'جميع النسخ';
export const noVersions = 'لا نسخ بعد.';
export const live = 'المنشورة';
export const version = 'النسخة';
export const comparedWith = 'مقارنة مع';
export const compareWithPrevious = 'مقارنة بالنسخة السابقة';

export const beforeHistory = 'قبل بداية السجل';
export const asBeforeHistory = 'كما كان قبل بداية السجل';
export const operations: Record<'create' | 'delete' | 'restore' | 'purge', string> = {
  create: 'إنشاء',
  delete: 'حذف',
  restore: 'استعادة',
  purge: 'حذف نهائي',
};
export const changedFields = (fields: string): string => `تغيير: ${fields}`;
export const deletedSpeaker = 'متحدث محذوف';
export const deletedSession = 'جلسة محذوفة';
export const wholeConference = 'المؤتمر كله';

export const restoreVersion = 'استعادة هذه النسخة';
export const restoring = 'تجري الاستعادة...';
export const restoreQuestion = 'أتريد استعادة هذه النسخة؟';
export const undoChange = 'التراجع عن هذا التغيير';
export const discardAndUndo = 'تجاهل التغييرات والتراجع';
export const notRestored = 'تعذرت استعادة هذه النسخة.';

/** What two compared versions are called: `same` if nothing differs, and `marks` explains the marked words. */
type ComparedLabels = { same: string; marks: string };

export const versionLabels: ComparedLabels = {
  same: 'محتوى النسختين واحد.',
  marks: '{removed} من النسخة الأقدم، {added} في النسخة الأحدث.',
};
export const draftLabels: ComparedLabels = {
  same: 'محتوى المسودة والنسخة المنشورة واحد.',
  marks: '{removed} من النسخة المنشورة، {added} في المسودة.',
};
export const markRemoved = 'المحذوف';
export const markAdded = 'المضاف';
export const fieldsDiffer = (changed: number, total: number): string =>
  plural(changed, {
    one: `يختلف حقل واحد من ${total}.`,
    two: `يختلف حقلان من ${total}.`,
    few: `تختلف ${changed} حقول من ${total}.`,
    many: `يختلف ${changed} حقلا من ${total}.`,
    other: `يختلف ${changed} حقل من ${total}.`,
  });
export const showUnchanged = 'إظهار الحقول التي لم تتغير';
export const onlySpacesDiffer = 'لا فرق إلا في المسافات أو فواصل الأسطر.';
export const emptyNow = 'فارغ الآن';
export const yes = 'نعم';
export const no = 'لا';
export const removedPicture = 'الصورة المحذوفة';
export const addedPicture = 'الصورة المضافة';
/** Read out before a text, hence the space. */
export const removed = 'محذوف: ';
export const added = 'مضاف: ';

/** Values of fields with fixed values, beside those of `statuses` and `session-types`. */
export const choices: Record<string, Record<string, string>> = {
  conferenceType: {
    academic: 'مؤتمر أكاديمي',
    workshop: 'ورشة عمل',
    symposium: 'ندوة علمية',
    seminar: 'حلقة دراسية',
    webinar: 'ندوة عبر الإنترنت',
  },
  kind: {
    programme: 'البرنامج',
    paper: 'ورقة بحثية',
    slides: 'شرائح العرض',
    proceedings: 'أعمال المؤتمر',
    recording: 'تسجيل',
    other: 'مستند',
  },
  page: { about: 'من نحن', home: 'الرئيسية' },
  placement: { footer: 'في تذييل الصفحات', menu: 'في القائمة', none: 'بلا رابط' },
  tier: {
    host: 'المضيف',
    platinum: 'البلاتيني',
    gold: 'الذهبي',
    silver: 'الفضي',
    bronze: 'البرونزي',
    supporter: 'الداعم',
    media: 'الإعلامي',
  },
};
