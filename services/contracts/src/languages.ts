/** Open Graph locales begin with the language tag. */
const locales: Record<string, string> = {
  English: 'en_GB',
  Spanish: 'es_ES',
  French: 'fr_FR',
  German: 'de_DE',
  Arabic: 'ar_AR',
  Chinese: 'zh_CN',
};

export const openGraphLocale = (name: string): string | undefined => locales[name];

export const languageTag = (name: string): string | undefined => openGraphLocale(name)?.slice(0, 2);
