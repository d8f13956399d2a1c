export const available = 'هذا الموقع متاح بالعربية أيضا.';
export const open = 'اقرأ هذه الصفحة بالعربية';
export const decline = 'لا، شكرا';
