export const skipToContent = 'انتقل إلى المحتوى';
export const pageFailed = 'تعذر عرض هذه الصفحة';
export const connectionMayBeLost = 'ربما انقطع الاتصال، أو أن الموقع قد حدث للتو. وعادة ما تكفي إعادة تحميل الصفحة.';
export const loadAgain = 'أعد التحميل';
