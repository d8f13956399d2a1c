import type { importEncodings, importFields, personImportFields } from '@majlis/contracts/import-fields';
import { isolate } from '../../../ui/text/isolate';
import type { ImportNoun } from './import';

// The choice of a file:
export const fileWith: Record<ImportNoun['many'], string> = { sessions: 'ملف الجلسات', speakers: 'ملف المتحدثين' };
/** Before the text about its size, hence the space. */
export const orDrop = 'أو أفلته هنا. ';
const fileNames = { sessions: 'CSV أو JSON أو schedule.xml', speakers: 'CSV أو JSON' };
const rowsAtMost = { sessions: 'جلسة', speakers: 'متحدث' };
export const fileLimits = (megabytes: number, rows: string, { many }: ImportNoun): string =>
  `${fileNames[many]}، حتى ${megabytes} ميغابايت و${rows} ${rowsAtMost[many]}.`;
export const fileTooLarge = (megabytes: number): string =>
  `هذا الملف أكبر من ${megabytes} ميغابايت. قسمه إلى عدة ملفات.`;
export const fileIsEmpty = 'هذا الملف فارغ. اختر ملفا آخر.';
export const fileIsWorkbook = 'هذا الملف مصنف جداول. احفظ الجدول بصيغة «CSV UTF-8» واختر ذلك الملف.';
export const readingFile = 'تجري قراءة الملف…';

// How the file was read:
export const previewOf = 'معاينة {file}';
export const noColumnFor = (fields: string): string => `لا عمود لما يأتي: ${fields}.`;
export const chooseColumn = 'اختر العمود أدناه.';
export const areTextsRight = 'هل النصوص صحيحة؟';
export const encodingIsUnsure = 'لا يذكر الملف كيف خزنت حروفه. إن كانت الأمثلة أدناه مشوشة فاختر ترميزا آخر.';
export const readDates = (example: string): string => `تقرأ التواريخ يوما فشهرا فسنة: ${isolate(example)}.`;
export const readAs = (format: string, encoding: string): string => `${isolate(format)}، ${isolate(encoding)}`;
export const readColumnsAs = (format: string, encoding: string, used: number, columns: number): string =>
  `${readAs(format, encoding)}: الأعمدة المستخدمة ${used} من ${columns}`;
export const encoding = 'الترميز';
export const encodings: Record<keyof typeof importEncodings, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1256': 'العربية (Windows 1256)',
  'iso-8859-6': 'العربية (ISO 8859-6)',
  'windows-1252': 'أوروبا الغربية (Windows 1252)',
};
export const columnsOfFile = 'أعمدة الملف';
export const columnNumber = (position: number): string => `العمود ${position}`;
export const leaveOut = 'استبعاد';

type Values<Fields> = Fields[keyof Fields];
const fieldLabels: Record<Values<typeof importFields> | Values<typeof personImportFields>, string> = {
  Id: 'المعرف',
  Title: 'العنوان',
  Date: 'التاريخ',
  Start: 'البداية',
  End: 'النهاية',
  Duration: 'المدة',
  Type: 'النوع',
  Track: 'المسار',
  Room: 'القاعة',
  Speakers: 'المتحدثون',
  'Speaker e-mails': 'بريد المتحدثين الإلكتروني',
  'Presentation titles': 'عناوين العروض',
  Materials: 'المواد',
  Description: 'الوصف',
  Abstract: 'الملخص',
  Capacity: 'السعة',
  Order: 'الترتيب',
  'Special requirements': 'متطلبات خاصة',
  Name: 'الاسم',
  'First name': 'الاسم الأول',
  'Last name': 'اسم العائلة',
  'E-mail': 'البريد الإلكتروني',
  'Show e-mail': 'إظهار البريد الإلكتروني',
  Phone: 'الهاتف',
  Position: 'المنصب',
  Organization: 'المؤسسة',
  Department: 'القسم',
  ORCID: 'ORCID',
  Website: 'الموقع الإلكتروني',
  LinkedIn: 'LinkedIn',
  Twitter: 'Twitter',
  CV: 'السيرة الذاتية',
  'Areas of expertise': 'مجالات الخبرة',
  Biography: 'السيرة',
};
/** Of a field by its name in our own export. */
export const fieldLabel = (name: string): string => (fieldLabels as Record<string, string>)[name] ?? name;
