export const writeHere = 'اكتب هنا';

// The tools:
export const heading = (level: number): string => `عنوان من المستوى ${level}`;
export const bold = 'غامق';
export const italic = 'مائل';
export const bulletedList = 'قائمة نقطية';
export const numberedList = 'قائمة مرقمة';
export const outdent = 'تقليل المسافة البادئة';
export const indent = 'زيادة المسافة البادئة';
export const quotation = 'اقتباس';
export const link = 'رابط';
export const picture = 'صورة';
export const table = 'جدول';
export const footnote = 'حاشية';
export const rightToLeft = 'من اليمين إلى اليسار';
export const clearFormatting = 'مسح التنسيق';
export const redo = 'إعادة';
export const addRow = 'إضافة صف';
export const removeRow = 'إزالة الصف';
export const addColumn = 'إضافة عمود';
export const removeColumn = 'إزالة العمود';
export const headerRow = 'صف عناوين';
export const removeTable = 'إزالة الجدول';

// The language:
export const setLanguage = 'تعيين اللغة';
export const languageOfSelection = 'لغة النص المحدد';
export const languageOfParagraph = 'لغة هذه الفقرة';
export const languageHelp = 'عندئذ تنطق قارئات الشاشة الكلمات نطقا صحيحا، وترتبها المتصفحات ترتيبا صحيحا.';
export const languageAround = 'مثل النص المحيط به';
export const languageNames: Record<'ar' | 'en' | 'fr' | 'de' | 'fa' | 'es' | 'tr' | 'ur', string> = {
  ar: 'العربية',
  en: 'الإنجليزية',
  fr: 'الفرنسية',
  de: 'الألمانية',
  fa: 'الفارسية',
  es: 'الإسبانية',
  tr: 'التركية',
  ur: 'الأردية',
};

// A link:
export const address = 'عنوان الرابط';
export const addLink = 'إضافة رابط';
export const editLink = 'تعديل الرابط';
export const changeLink = 'تغيير الرابط';
export const removeLink = 'إزالة الرابط';
export const addressHelp = 'موقع أو بريد إلكتروني أو صفحة من هذا الموقع، مثل \u2066/about\u2069';
export const wholeAddress = 'أدخل عنوانا كاملا، مثل https://www.example.org، أو اختر صفحة.';
export const pageOfSite = 'صفحة من هذا الموقع';
export const noPage = 'لا صفحة';
export const text = 'النص';
export const textHelp = 'إذا ترك فارغا ظهر العنوان.';
export const pageTitles = {
  home: 'الرئيسية',
  about: 'من نحن',
  research: 'الأبحاث',
  blog: 'المدونة',
  podcasts: 'البودكاست',
  conferences: 'المؤتمرات',
  support: 'ادعمنا',
  contact: 'اتصل بنا',
};

// A picture:
export const addPicture = 'إضافة صورة';
export const editPicture = 'تعديل الصورة';
export const changePicture = 'تغيير الصورة';
export const imageRequired = 'ارفع صورة أو اختر واحدة';
export const altTextHelp = 'صف الصورة لمن لا يستطيع رؤيتها.';
export const altTextRequired = 'النص البديل مطلوب';
export const caption = 'التعليق على الصورة';
