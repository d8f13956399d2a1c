import type { importEncodings, importFields, personImportFields } from '@majlis/contracts/import-fields';
import { isolate } from '../../../ui/text/isolate';
import type { ImportNoun } from './import';

// The choice of a file:
export const fileWith: Record<ImportNoun['many'], string> = { sessions: 'ملف الجلسات', speakers: 'ملف المتحدثين' };
/** Before the text about its size, hence the space. */
export const orDrop = 'أو أفلته هنا. ';
const fileNames = {
  sessions: 'Excel (.xlsx) أو CSV أو JSON أو schedule.xml',
  speakers: 'Excel (.xlsx) أو CSV أو JSON',
};
const rowsAtMost = { sessions: 'جلسة', speakers: 'متحدث' };
export const fileLimits = (megabytes: number, rows: string, { many }: ImportNoun): string =>
  `${fileNames[many]}، حتى ${megabytes} ميغابايت و${rows} ${rowsAtMost[many]}.`;
export const fileTooLarge = (megabytes: number): string =>
  `هذا الملف أكبر من ${megabytes} ميغابايت. قسمه إلى عدة ملفات.`;
export const fileIsEmpty = 'هذا الملف فارغ. اختر ملفا آخر.';
export const fileIsOtherWorkbook =
  'هذا الملف مصنف جداول من نوع آخر. احفظه بصيغة «مصنف Excel \u2066(.xlsx)\u2069» أو «CSV UTF-8» واختر ذلك الملف.';
export const readingFile = 'تجري قراءة الملف…';

// How the file was read:
export const previewOf = 'معاينة {file}';
export const noColumnFor = (fields: string): string => `لا عمود لما يأتي: ${fields}.`;
export const chooseColumn = 'اختر العمود أدناه.';
export const areTextsRight = 'هل النصوص صحيحة؟';
export const encodingIsUnsure = 'لا يذكر الملف كيف خزنت حروفه. إن كانت الأمثلة أدناه مشوشة فاختر ترميزا آخر.';
export const readDates = (example: string): string => `التواريخ: ${isolate(example)}.`;
export const sheetLabel = 'ورقة العمل';
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
  'iso-8859-15': 'أوروبا الغربية (ISO 8859-15)',
  macintosh: 'أوروبا الغربية (Mac Roman)',
  'windows-1250': 'أوروبا الوسطى (Windows 1250)',
  'iso-8859-2': 'أوروبا الوسطى (ISO 8859-2)',
  'windows-1254': 'التركية (Windows 1254 وISO 8859-9)',
  'windows-1251': 'السيريلية (Windows 1251)',
  'koi8-r': 'السيريلية (KOI8-R)',
  'iso-8859-5': 'السيريلية (ISO 8859-5)',
  'x-mac-cyrillic': 'السيريلية (Mac)',
  'windows-1253': 'اليونانية (Windows 1253)',
  'iso-8859-7': 'اليونانية (ISO 8859-7)',
  'windows-1255': 'العبرية (Windows 1255)',
  'windows-1257': 'البلطيقية (Windows 1257)',
  'windows-1258': 'الفيتنامية (Windows 1258)',
  'windows-874': 'التايلندية (Windows 874)',
  gb18030: 'الصينية المبسطة (GB 18030)',
  big5: 'الصينية التقليدية (Big5)',
  shift_jis: 'اليابانية (Shift JIS)',
  'euc-kr': 'الكورية (EUC-KR)',
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
