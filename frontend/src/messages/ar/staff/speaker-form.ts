import { isolate } from '../../../ui/text/isolate';

// Sessions use these, too.

export const editSpeaker = 'تعديل المتحدث';
export const createSpeaker = 'إنشاء المتحدث';
export const updateSpeaker = 'تحديث المتحدث';
export const bulkDeleteWarning = 'يزالون من جلساتهم.';
export const expertise = 'مجالات الخبرة';
/** One line that tells two versions of a speaker apart. */
export const describeSpeaker = (parts: string[]): string => parts.map(isolate).join('. ');

export const professional = 'المعلومات المهنية';
export const socialAndLinks = 'الشبكات والروابط';

export const existsAlready = '{name} موجود في القائمة.';
export const useExisting = 'استخدام هذا المتحدث';
export const firstName = 'الاسم الأول';
export const lastName = 'اسم العائلة';
export const email = 'البريد الإلكتروني';
export const phone = 'الهاتف';
export const phoneHelp = 'للمنظمين وحدهم، ولا يراه الزوار.';
export const showContact = 'إظهار رابط للتواصل';
export const showContactHelp = 'يستطيع الزوار مراسلة هذا الشخص بالبريد الإلكتروني من صفحته ومن جلساته.';
export const photo = 'الصورة الشخصية';
export const biography = 'السيرة';

export const department = 'القسم';
export const orcidId = 'معرف ORCID';
export const orcidHelp = `المعرف أو رابطه، مثلا ${isolate('0000-0002-1825-0097')}`;
export const expertiseAreas = 'مجالات الخبرة';
export const expertiseAreasHelp = 'افصل بينها بفواصل، مثلا: الفقه الإسلامي، الفكر السياسي';
export const cvUrl = 'رابط السيرة الذاتية';

export const personalWebsite = 'الموقع الشخصي';
export const linkedinProfile = 'صفحة LinkedIn';
export const linkedinHelp = 'العنوان الكامل، مثلا https://www.linkedin.com/in/salma-idris';
export const twitterHandle = 'اسم الحساب في Twitter';
export const twitterHelp = `مثلا ${isolate('@majlis')}`;
