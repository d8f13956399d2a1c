/** The languages that the forms offer, as Open Graph writes them: the language comes first. */
const locales: Record<string, string> = {
  English: 'en_GB',
  Spanish: 'es_ES',
  French: 'fr_FR',
  German: 'de_DE',
  Arabic: 'ar_AR',
  Chinese: 'zh_CN',
};

/** None for a language that the forms do not offer. */
export const openGraphLocale = (name: string): string | undefined => locales[name];

export const languageTag = (name: string): string | undefined => openGraphLocale(name)?.slice(0, 2);
