export const pinned = 'مثبت';
export const categories = 'التصنيفات';
export const subscribe = 'اشترك:';
export const rssFeed = 'خلاصة RSS';
