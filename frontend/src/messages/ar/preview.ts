export const hasEnded = 'انتهت هذه المعاينة. اطلب رابطا جديدا.';
export const notPublic = 'معاينة مسودة غير منشورة للعموم.';
/** The time is one such as 'today at 10:30' or 'on 12 March 2026 at 10:30'. */
export const linkEnds = (time: string): string => `تنتهي صلاحية الرابط ${time}.`;
