type ImageNoun = 'Image' | 'Logo' | 'Profile image';

export const imageUploaded: Record<ImageNoun, string> = {
  Image: 'تم رفع الصورة',
  Logo: 'تم رفع الشعار',
  'Profile image': 'تم رفع الصورة الشخصية',
};
export const removeImage: Record<ImageNoun, string> = {
  Image: 'إزالة الصورة',
  Logo: 'إزالة الشعار',
  'Profile image': 'إزالة الصورة الشخصية',
};
export const imageNotUploaded: Record<ImageNoun, string> = {
  Image: 'تعذر رفع الصورة',
  Logo: 'تعذر رفع الشعار',
  'Profile image': 'تعذر رفع الصورة',
};
export const documentUploaded = 'تم رفع المستند';
export const documentNotUploaded = 'تعذر رفع المستند';

export const dropImage = 'أو أفلت صورة هنا.';
export const dropPdf = 'أو أفلت ملف PDF هنا.';
export const upload = 'الرفع';
export const uploading = (percent: number): string => `يجري الرفع: ${percent}٪`;
export const preparingImage = 'يجري تجهيز الصورة...';
export const checkingFile = 'يجري فحص الملف...';
export const cancelUpload = 'إلغاء الرفع';
export const pixels = (width: number, height: number): string => `\u2066${width} × ${height}\u2069 بكسل`;

export const serverProblem = 'حدثت مشكلة في الخادم. يرجى المحاولة مرة أخرى.';
export const tooLargeToUpload: Record<'image' | 'file', string> = {
  image: 'هذه الصورة أكبر من أن ترفع.',
  file: 'هذا الملف أكبر من أن يرفع.',
};
export const tooLarge: Record<'image' | 'file', (size: string, megabytes: number) => string> = {
  image: (size, megabytes) => `هذه الصورة كبيرة جدا (${size}). الحد الأقصى ${megabytes} ميغابايت.`,
  file: (size, megabytes) => `هذا الملف كبير جدا (${size}). الحد الأقصى ${megabytes} ميغابايت.`,
};
export const wrongImageFormat = 'لا يمكن استخدام هذا الملف. اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF.';
export const notPdf = 'هذا الملف ليس PDF. احفظه بصيغة PDF أولا، أو أدخل رابطا بدلا منه.';
