export const mainNavigation = 'الرئيسي';
export const menu = 'القائمة';
export const close = 'إغلاق';
/** Read out instead. */
export const closeMenu = 'إغلاق القائمة';
export const whoWeAre = 'من نحن';
export const mission = 'رسالتنا ومحورنا';
export const journey = 'مسيرتنا';
export const team = 'فريقنا';
export const research = 'الأبحاث';
export const blog = 'المدونة';
export const podcast = 'البودكاست';
export const conferences = 'المؤتمرات';
export const contact = 'اتصل بنا';
export const support = 'ادعمنا';
export const search = 'البحث';
export const languages = 'اللغات';
