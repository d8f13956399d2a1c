import { loadedTexts } from './catalogues';

export const { pathPrefix } = loadedTexts();

/** `language` is the `lang` of the page, `locale` is for dates and numbers. */
export const { tag: language, direction, locale, openGraphLocale } = loadedTexts().language;
