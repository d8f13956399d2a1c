/** What is loading. */
export const devices = 'الأجهزة';
export const unknownDevice = 'جهاز غير معروف';
export const thisOne = '(هذا الجهاز)';
export const signedIn = (at: string, lastUsed: string): string => `تسجيل الدخول ${at}، وآخر استخدام ${lastUsed}`;
export const logOut = 'تسجيل الخروج';
/** Read out behind the one above, hence the space. */
export const ofDevice = (name: string): string => ` من ${name || 'جهاز غير معروف'}`;
export const nowhereElse = 'لا جلسة دخول مفتوحة على أي جهاز آخر.';
export const loggedOut = 'تم تسجيل الخروج من الجهاز';
export const logOutFailed = 'تعذر تسجيل الخروج من الجهاز';
