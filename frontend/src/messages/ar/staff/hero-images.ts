export const description = 'صور العرض المتتابع في الصفحة الرئيسية، بترتيبها.';
export const noHeroImages = 'لا صور للواجهة بعد';
export const emptyText = 'إلى أن تضيف صورة تعرض الصفحة الرئيسية ست صور مضمنة.';
export const deleteWarning = 'تختفي الصورة من العرض المتتابع فورا. يمكنك التراجع عن ذلك.';
export const activeHelp = 'لا تظهر في العرض المتتابع إلا الصور المفعلة.';
export const recommendedSize = (size: string): string => `المقاس الموصى به \u2066${size}\u2069.`;
export const altTextHelp = 'صف الصورة لمن لا يستطيع رؤيتها.';

export const helpUpload = (size: string): string =>
  `ارفع صورة كبيرة؛ المقاس الموصى به \u2066${size}\u2069. ويعرض العرض المتتابع منها جزءا طوليا حول نقطة التركيز.`;
export const helpAltText = 'صف الصورة في النص البديل. تقرؤه قارئات الشاشة، ويظهر أثناء تحميل الصورة.';
export const helpOrder =
  'اسحب العنصر من مقبضه لتغيير الترتيب، أو استخدم الأسهم. الأرقام الأصغر تأتي أولا. الصور غير المفعلة لا تظهر في الموقع.';
