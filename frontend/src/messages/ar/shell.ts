export const needsScripts = 'يحتاج هذا الموقع إلى JavaScript لعرض صفحاته.';

/** Of the app that a phone installs. */
export const appName = 'مجلس';
export const appDescription = 'شبكة للأبحاث والمؤتمرات';

export const noNetwork = 'لا يوجد اتصال بالشبكة';
export const hasNoCopy = 'لم تفتح هذه الصفحة من قبل، فلا نسخة محفوظة منها. حاول مرة أخرى حين يعود الاتصال.';
export const tryAgain = 'إعادة المحاولة';
export const readableNow = 'ما يمكنك قراءته الآن';
