/** The `lang` of pages. */
export const language = 'ms';

export const direction: 'ltr' | 'rtl' = 'ltr';

/** For dates and numbers. */
export const locale = 'ms-MY';

export const openGraphLocale = 'ms_MY';

/** Begins the paths of pages in this language. */
export const pathPrefix = '/ms';
