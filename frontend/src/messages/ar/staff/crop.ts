export const crop = 'قص';
export const cropImage = 'قص الصورة';
export const cropFailed = 'تعذر قص الصورة';
export const pictureNotLoaded = 'تعذر تحميل الصورة. حاول مرة أخرى.';
export const size = 'المقاس';
export const pixels = (size: number): string => `${size} بكسل`;
export const help = 'اسحب المربع أو حركه بمفاتيح الأسهم. تحفظ نسخة، ويبقى الأصل في مكتبة الوسائط.';
export const visiblePart = (fromLeft: number, fromTop: number): string =>
  `الجزء الظاهر: ${fromLeft}٪ من اليسار، ${fromTop}٪ من الأعلى`;
