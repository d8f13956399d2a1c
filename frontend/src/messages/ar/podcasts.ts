export const podcast = 'البودكاست';
export const listen = 'استمع';
export const summary = 'حوارات متأنية مع باحثين وممارسين حول الحرية والإيمان وعيش الناس معا.';
export const allEpisodes = 'جميع الحلقات';

export const episode = (number: number): string => `الحلقة ${number}`;
export const episodeShort = (number: number): string => `ح ${number}`;
/** Arabic names of months are not cut. */
export const shortenMonth = (day: string): string => day;
/** Read out before the time, hence the space. */
export const duration = 'المدة ';
export const pinned = 'مثبتة';

export const episodes = 'الحلقات';
export const searchEpisodes = 'ابحث في الحلقات...';
export const loadingEpisodes = 'يجري تحميل الحلقات...';
export const episodesFailed = 'تعذر تحميل الحلقات';
export const feedUnreachable = 'نواجه صعوبة في الاتصال بخلاصة البودكاست. يرجى المحاولة مرة أخرى لاحقا.';
export const nothingFound = 'لم يعثر على حلقات';
export const firstOnTheirWay = 'الحوارات الأولى في طريقها إليكم.';

export const episodeTitle = 'حلقة';
export const loadingEpisode = 'يجري تحميل الحلقة...';
export const episodeFailed = 'تعذر تحميل هذه الحلقة';
export const episodeNotFound = 'لم يعثر على الحلقة';
export const episodeMayHaveMoved = 'حلقة البودكاست التي تبحث عنها غير موجودة، أو ربما نقلت.';
export const openOnItsSite = 'افتحها في موقع البودكاست';
export const listenOnItsSite = 'استمع إليها في موقع البودكاست';
export const aboutThisEpisode = 'عن هذه الحلقة';
export const notesFailed = 'تعذر تحميل ملاحظات هذه الحلقة.';
export const moreEpisodes = 'حلقات أخرى';
export const othersFailed = 'تعذر تحميل الحلقات الأخرى.';
