import { plural } from './language';

export const whoWeAre = 'من نحن';
export const aboutSite = 'عن {site}';
export const readOurResearch = 'اقرأ أبحاثنا';
export const seeTheConferences = 'تعرف إلى المؤتمرات';

/** Read out as the kind of the element. */
export const carousel = 'عارض شرائح';
export const slide = 'شريحة';
export const pictures = 'صور';
export const stripOfPictures = 'شريط الصور';
export const previousPictures = 'الصور السابقة';
export const nextPictures = 'الصور التالية';
export const play = 'تشغيل';
export const pause = 'إيقاف مؤقت';

export const happeningNow = 'ينعقد الآن';
export const nextConference = 'المؤتمر المقبل';
export const registerBy = (day: string): string => `التسجيل حتى ${day}`;
export const aboutTheConference = 'عن المؤتمر';

export const research = 'الأبحاث';
export const latestPublications = 'أحدث المنشورات';
export const allResearch = 'جميع الأبحاث';
export const loadingResearch = 'يجري تحميل الأبحاث...';

export const blog = 'المدونة';
export const allPosts = 'جميع التدوينات';
export const loadingPosts = 'يجري تحميل التدوينات...';
export const postsFailed = 'تعذر تحميل التدوينات';

export const podcast = 'البودكاست';
export const conversations = 'حوارات تستحق الاستماع';
export const allEpisodes = 'جميع الحلقات';
export const loadingEpisodes = 'يجري تحميل الحلقات...';
export const episodesFailed = 'تعذر تحميل حلقات البودكاست';
export const tryAgainLater = 'يرجى المحاولة مرة أخرى لاحقا';

export const alongTheWay = 'على امتداد الطريق';
export const milestones = 'محطات بارزة';
export const ourJourney = 'مسيرتنا';

export const endorsements = 'شهادات';
export const whatOthersSay = 'ما يقوله الآخرون';
export const chooseEndorsement = 'اختر شهادة';
export const previousEndorsement = 'الشهادة السابقة';
export const nextEndorsement = 'الشهادة التالية';
export const endorsementBy = (number: number, name: string): string => `الشهادة ${number}، بقلم ${name}`;
export const slideOf = (number: number, count: number): string => `${number} من ${count}`;

export const follow = 'تابعنا';
export const stayInTheConversation = 'ابق على صلة بالحوار';
export const fromOurGatherings = 'من لقاءاتنا';
export const followOnInstagram = 'تابعنا على Instagram';
export const picturesOnInstagram = 'صور مؤتمراتنا وندواتنا منشورة على Instagram.';
export const loadingPhotos = 'يجري تحميل المنشورات...';
export const postOf = (day: string): string => `منشور بتاريخ ${day}`;
export const mediaNotAvailable = 'الوسائط غير متاحة';
export const video = 'فيديو';
export const album = 'ألبوم';
/** Read out behind the number. */
export const likes = (count: number): string =>
  plural(count, { two: 'إعجابان', few: 'إعجابات', many: 'إعجابا', other: 'إعجاب' });
export const comments = (count: number): string =>
  plural(count, { two: 'تعليقان', few: 'تعليقات', many: 'تعليقا', other: 'تعليق' });
