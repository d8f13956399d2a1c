export const notifications = 'الإشعارات (F8)';
export const dismiss = 'إغلاق الإشعار';
