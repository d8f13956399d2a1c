/** The `lang` of pages. */
export const language = 'ms';

export const direction: 'ltr' | 'rtl' = 'ltr';

/** For dates and numbers. */
export const locale = 'ms-MY';

export const openGraphLocale = 'ms_MY';

/** Begins the paths of pages in this language. */
export const pathPrefix = '/ms';

/** Malay nouns have one form. */
export const plural = (_count: number, other: string): string => other;

const malayWord =
  /\b(?:adalah|akan|atau|bagi|dalam|dan|dari|daripada|dengan|di|ini|kami|kepada|oleh|pada|tentang|tidak|untuk|yang)\b/i;
const englishWord = /\b(?:about|and|are|as|by|for|from|how|in|is|of|on|our|that|the|to|we|what|who|with)\b/i;

/** Malay and English have the same letters, so their small words tell them apart. A name belongs to the page. */
export const latinLanguage = (text: string, original: string): string =>
  malayWord.test(text) || (original === 'en' && !englishWord.test(text)) ? language : original;
