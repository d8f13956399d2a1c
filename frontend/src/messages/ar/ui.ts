export const loading = 'يجري التحميل...';
export const tryAgain = 'إعادة المحاولة';
export const tryAgainInAMoment = 'يرجى المحاولة مرة أخرى بعد لحظات.';
export const partFailed = 'تعذر تحميل هذا الجزء من الصفحة.';
export const goToTheHomePage = 'انتقل إلى الصفحة الرئيسية';
export const takesLonger = 'يستغرق هذا وقتا أطول من المعتاد. ما زلنا نحاول.';
export const tryingAgain = 'نحاول مرة أخرى. قد يستغرق هذا لحظات.';
export const goBack = 'عودة';
export const close = 'إغلاق';
export const breadcrumb = 'مسار الصفحة';
/** Read out behind the name of a link, hence the space. */
export const opensInANewTab = ' (يفتح في علامة تبويب جديدة)';
export const share = 'مشاركة';
export const linkCopied = 'تم نسخ الرابط';
export const copyThisLink = 'انسخ هذا الرابط: {url}';
export const showMore = 'عرض المزيد ({remaining})';
export const showAll = (total: number): string => `عرض الكل (${total})`;
/** On paper. */
export const shownOfAll = 'طُبع هنا {shown} من {total}. القائمة كاملة: {address}';
export const allShown = (total: number): string => `عرض الجميع الآن، وعددها ${total}`;
export const readMore = 'اقرأ المزيد';
export const showLess = 'اعرض أقل';
/** Read out instead of one of the two above. */
export const actionAbout = (action: string, subject: string): string => `${action} عن ${subject}`;
export const notInThisLanguage = 'هذا النص غير متاح بالعربية بعد، وأنت تقرؤه باللغة {language}.';
export const keyHighlights = 'أبرز النقاط';
export const appearance = 'المظهر';
export const systemScheme = 'النظام';
export const lightScheme = 'فاتح';
export const darkScheme = 'داكن';
export const imageNotFound = 'لم يعثر على الصورة';
