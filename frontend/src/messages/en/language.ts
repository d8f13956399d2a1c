/** The `lang` of pages. */
export const language = 'en';

export const direction: 'ltr' | 'rtl' = 'ltr';

/** For dates and numbers. */
export const locale = 'en-GB';

export const openGraphLocale = 'en_GB';

/** Begins the paths of pages in this language. */
export const pathPrefix = '';
