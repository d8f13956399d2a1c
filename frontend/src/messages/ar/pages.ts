export const pageNotFound = '404 الصفحة غير موجودة';
export const didYouForget = 'هل نسيت أن تضيف الصفحة إلى الموجه؟';
export const mayHaveMoved = 'ربما نقلت الصفحة، أو كتب العنوان خطأ.';
export const browseTheResearch = 'تصفح الأبحاث';
export const suggestions = 'لعلك كنت تبحث عن';
export const research = 'أوراق بحثية ومنشورات متاحة للقراءة مجانا.';
export const conferences = 'لقاءات مقبلة وأخرى مضت.';
export const podcast = 'حوارات تستحق الاستماع.';
export const whoWeAre = 'رسالتنا ومسيرتنا وفريقنا.';

export const page = 'صفحة';
export const home = 'الرئيسية';
export const loading = 'يجري تحميل الصفحة...';
export const loadFailed = 'تعذر تحميل هذه الصفحة';
export const lastUpdated = 'آخر تحديث {day}';
