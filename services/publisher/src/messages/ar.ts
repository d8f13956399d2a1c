import type { Messages } from './en.js';

export const ar: Messages = {
  whoWeAre: 'من نحن',
  research: 'الأبحاث',
  researchNote: 'منشورات ومقالات وأوراق بحثية',
  blog: 'المدونة',
  podcast: 'البودكاست',
  podcastNote: 'جميع الحلقات، تسمعها هنا أو في تطبيق',
  conferences: 'المؤتمرات',
  conferencesNote: 'المؤتمرات القادمة والماضية مع برامجها',
  speakers: 'المتحدثون',
  speakersNote: 'من يتحدثون في مؤتمراتنا ومن تحدثوا فيها',
  supportUs: 'ادعمنا',
  supportNote: 'لم تدعم عملنا وكيف',
  contactUs: 'اتصل بنا',
  contactNote: 'كيف تراسلنا بالبريد الإلكتروني',
};
