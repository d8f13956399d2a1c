export const proceedings = 'أعمال المؤتمر';
export const loadingProceedings = 'يجري تحميل أعمال المؤتمر...';
export const description = (conference: string, days: string): string =>
  `الأوراق البحثية وشرائح العرض والتسجيلات من ${conference}، ${days}`;
export const citeAllPapers = 'الاستشهاد بجميع الأوراق البحثية:';
export const allPapers = 'جميع الأوراق البحثية';
export const abstract = 'الملخص';
/** Read out after it. */
export const ofSession = (title: string): string => ` – ${title}`;

export const noProceedings = 'لا أعمال منشورة هنا';
export const noneOrMistyped = 'ليس لهذا المؤتمر أوراق بحثية أو شرائح عرض أو تسجيلات بعد، أو في العنوان خطأ في الكتابة.';
export const viewConference = 'عرض المؤتمر';
export const allConferences = 'جميع المؤتمرات';
