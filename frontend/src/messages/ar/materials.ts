export const pages = (range: string): string => `الصفحات ${range}`;
export const allRightsReserved = 'جميع الحقوق محفوظة';

export const citeThis = 'الاستشهاد بهذه الورقة';
export const copy = 'نسخ';
export const copied = 'تم نسخ النص';
export const notCopied = 'لم ينسخ النص. حدده وانسخه.';
/** Read out after the name of a format. */
export const ofPapers = (papers: string): string => ` – ${papers}`;

// A citation:
export const citedTitle = (title: string): string => (/\p{P}$/u.test(title) ? `«${title}»` : `«${title}».`);
export const citedOnline = 'عبر الإنترنت';
export const citedPages = (range: string): string => `ص ${range}`;

export const play = 'تشغيل';
export const cannotBePlayed = 'يتعذر تشغيله هنا. نرجو فتح الرابط.';
