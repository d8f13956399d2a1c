export const home = 'الرئيسية';
export const speakers = 'المتحدثون';
export const page = (number: string): string => `الصفحة ${number}`;
export const changesToTheProgramme = 'تغييرات البرنامج';
export const proceedings = 'أعمال المؤتمر';
export const podcastOf = (site: string): string => `بودكاست ${site}`;
export const sessionOf = (title: string, conference: string): string => `${title}، جلسة من جلسات ${conference}`;
export const toBeAnnounced = 'يعلن عنه لاحقا';

const feeds = { research: 'الأبحاث', blog: 'المدونة', podcast: 'البودكاست', conferences: 'المؤتمرات' };
export const feedTitle = (site: string, feed: keyof typeof feeds): string => `${site}: ${feeds[feed]}`;
export const changesFeedTitle = (conference: string): string => `${conference}: تغييرات البرنامج`;
