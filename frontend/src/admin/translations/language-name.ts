import { language } from '#messages/language';

const names = new Intl.DisplayNames(language, { type: 'language' });

/** 'Arabic' for 'ar' on a page in English */
export const languageName = (tag: string): string => names.of(tag) ?? tag;
