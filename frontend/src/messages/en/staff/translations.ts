import { plural } from '../language';

export const pageDescription = 'What visitors see in English that is not translated yet, or was changed after it was.';
export const helpWrite =
  'Choose a text and write its translation beside the original. Visitors see it within seconds, together with the row.';
export const helpOutdated =
  'A text without a translation is shown in English. One whose original was changed later is {outdated}: it is still shown, until you change it or say that it is still right.';
export const outdatedWord = 'outdated';
export const helpForm =
  'The same form opens from each row: choose the language above its fields. Names, links, dates and drafts are not listed here.';
export const onlyEnglish = 'The site is in English only';
export const chooseLanguages = 'Choose languages';
export const howToAddLanguages =
  'Choose further languages in the text “site.languages” of Website Content. Then translate the texts here.';
export const languages = 'Languages';
export const onlyOutdated = 'Only outdated';

export const somethingToTranslate = (count: number): string =>
  `${count} ${plural(count, 'row has', 'rows have')} something to translate`;
export const nothingToDo = 'Nothing to do here.';
export const everythingTranslated = 'Everything is translated.';
export const loading = 'Loading translations...';
export const partNotLoaded = 'A part of the list could not be loaded.';
export const withoutName = 'Without a name';
export const missing = (count: number): string => `${count} missing`;
export const outdated = (count: number): string => `${count} outdated`;

export const afterFirstSave = (languageNames: string): string =>
  `After the first save you can translate it into ${languageNames}.`;
export const notLoaded = 'The translations could not be loaded.';

export const saveTranslation = 'Save translation';
/** What somebody else has changed meanwhile: 'changed this Arabic translation'. */
export const translationNoun = (language: string): string => `${language} translation`;
export const translationSaved = (language: string): string => `${language} translation saved`;
export const translationNotSaved = (language: string): string => `Failed to save the ${language} translation`;
export const originalEmpty = 'There is nothing to translate yet: the texts of the original are empty.';
export const fieldInLanguage = (label: string, language: string): string => `${label}, ${language}`;
export const copyOriginal = 'Copy the original';
export const copyOriginalOf = (label: string): string => `Copy the original: ${label}`;
export const codeHelp = 'If it is empty, that of the original is used.';

export const outdatedBadge = 'Outdated';
export const originalChanged = 'The original has changed since it was translated.';
export const whatChanged = 'What has changed';
export const stillRight = 'The translation is still right';
export const stillRightOf = (label: string): string => `The translation is still right: ${label}`;
export const commasBetween = 'With commas between them.';
export const oneOnEachLine = 'One on each line, in the order of the original.';
/** Help of a field whose text was translated at another row. */
export const asElsewhere = 'As elsewhere, unless you write something else.';
