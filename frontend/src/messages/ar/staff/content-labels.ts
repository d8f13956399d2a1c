export const bulkDeleteWarning = 'يعود الموقع إلى عرض النصوص الافتراضية لما له نص افتراضي منها.';
export const zoneOfComputer = 'المنطقة الزمنية لجهاز كل زائر';
export const englishOnly = 'الإنجليزية فقط';
export const gregorianOnly = 'التواريخ الميلادية فقط';
export const countedFrom = (year: number): string => `محسوبة من ${year}`;
export const noLink = 'لا يظهر رابط';

const keyLabels: Record<string, string> = {
  'site.name': 'الاسم',
  'site.tagline': 'العبارة التعريفية',
  'site.description': 'الوصف',
  'site.timezone': 'المنطقة الزمنية',
  'site.languages': 'اللغات',
  'site.hijri_dates': 'التواريخ الهجرية',
  'hero.title': 'العنوان',
  'hero.subtitle': 'العنوان الفرعي',
  'about.content': 'المحتوى',
  'about.button_text': 'نص الزر',
  'blog.title': 'العنوان',
  'blog.subtitle': 'العنوان الفرعي',
  'blog.url': 'الرابط',
  'research.archive_url': 'رابط الأرشيف',
  'podcast.apple_url': 'رابط Apple',
  'podcast.spotify_url': 'رابط Spotify',
  'podcast.category': 'التصنيف',
  'podcast.explicit': 'محتوى للبالغين',
  'contact.email': 'البريد الإلكتروني',
  'support.email': 'البريد الإلكتروني',
  'support.gifts': 'التبرعات',
  'impact.conferences': 'المؤتمرات',
  'impact.books': 'الكتب',
  'impact.scholars': 'الباحثون',
  'impact.years': 'السنوات',
  'ai.training_allowed': 'السماح بالتدريب',
  'ai.attribution_required': 'اشتراط ذكر المصدر',
  'ai.quality': 'الجودة',
  'ai.authority': 'الموثوقية',
};

/** `words` are those of the key, for keys that are not known. */
export const keyLabel = (key: string, words: string): string => keyLabels[key] ?? words;

/** The first segment of a content key names the page. */
export const pageLabels: Record<string, string> = {
  site: 'الموقع كله',
  hero: 'أعلى الصفحة الرئيسية',
  about: 'من نحن',
  blog: 'المدونة',
  research: 'الأبحاث',
  podcast: 'البودكاست',
  conferences: 'المؤتمرات',
  contact: 'اتصل بنا',
  support: 'ادعمنا',
  social: 'روابط التواصل الاجتماعي',
  impact: 'أرقام الأثر',
  ai: 'تدريب الذكاء الاصطناعي',
};
