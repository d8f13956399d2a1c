import { defaultLanguage } from '@majlis/contracts/languages';

const englishNames = new Intl.DisplayNames(defaultLanguage.tag, { type: 'language' });

/** 'Arabic' for 'ar' */
export const languageName = (tag: string): string => englishNames.of(tag) ?? tag;
