export const download = 'تنزيل بصيغة ICS';
export const subscribe = 'اشتراك';
