export const title = 'اتصل بنا';
export const description = 'راسلنا بشأن الشراكات أو الأبحاث أو المنشورات أو أي أمر آخر.';
export const contactUs = 'اتصل بنا';
export const likeToHearFromYou = 'يسعدنا أن نسمع منك';
export const startsAConversation = 'سؤال أو فكرة أو تصويب: كل منها يفتح حوارا.';

export const emailUs = 'راسلنا بالبريد الإلكتروني';
export const writeAFewLines = 'اكتب إلينا بضعة أسطر بالبريد الإلكتروني. فكل رسالة يقرؤها إنسان.';
export const responseTime = 'نجيب عادة في غضون 5 أيام عمل.';

export const whenToContactUs = 'متى تتصل بنا';
export const partnerships = 'فرص الشراكة';
export const partnershipsText = 'الجامعات والمعاهد والمؤسسات التي ترغب في عقد مؤتمر أو دورة معنا.';
export const inquiries = 'استفسارات عامة';
export const inquiriesText = 'أسئلة عمن نحن وعما نفعل وعن سبل المشاركة.';
export const publications = 'الأبحاث والمنشورات';
export const publicationsText = 'أذون النشر والمقترحات والتصويبات، وطلبات الحديث مع أحد المؤلفين.';
export const writeToUs = 'اكتب إلينا';
/** Read out instead, so that it has the words above in it. */
export const writeToUsAbout = (occasion: string): string => `اكتب إلينا بشأن: ${occasion}`;
