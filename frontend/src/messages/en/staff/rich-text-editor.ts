export const writeHere = 'Write here';

// The tools:
export const heading = (level: number): string => `Heading ${level}`;
export const bold = 'Bold';
export const italic = 'Italic';
export const bulletedList = 'Bulleted list';
export const numberedList = 'Numbered list';
export const outdent = 'Outdent';
export const indent = 'Indent';
export const quotation = 'Quotation';
export const link = 'Link';
export const picture = 'Picture';
export const table = 'Table';
export const footnote = 'Footnote';
export const rightToLeft = 'Right to left';
export const clearFormatting = 'Clear formatting';
export const redo = 'Redo';
export const addRow = 'Add row';
export const removeRow = 'Remove row';
export const addColumn = 'Add column';
export const removeColumn = 'Remove column';
export const headerRow = 'Header row';
export const removeTable = 'Remove table';

// The language:
export const setLanguage = 'Set language';
export const languageOfSelection = 'Language of the selected text';
export const languageOfParagraph = 'Language of this paragraph';
export const languageHelp = 'Screen readers and browsers then pronounce and arrange the words correctly.';
export const languageAround = 'Like the text around it';
export const languageNames: Record<'ar' | 'en' | 'fr' | 'de' | 'fa' | 'es' | 'tr' | 'ur', string> = {
  ar: 'Arabic',
  en: 'English',
  fr: 'French',
  de: 'German',
  fa: 'Persian',
  es: 'Spanish',
  tr: 'Turkish',
  ur: 'Urdu',
};

// A link:
export const address = 'Address';
export const addLink = 'Add link';
export const editLink = 'Edit link';
export const changeLink = 'Change link';
export const removeLink = 'Remove link';
export const addressHelp = 'A website, an email address or a page of this site, such as /about';
export const wholeAddress = 'Give a whole address, such as https://www.example.org, or choose a page.';
export const pageOfSite = 'Page of this site';
export const noPage = 'None';
export const text = 'Text';
export const textHelp = 'If it is empty, the address is shown.';
export const pageTitles = {
  home: 'Home',
  about: 'About',
  research: 'Research',
  blog: 'Blog',
  podcasts: 'Podcasts',
  conferences: 'Conferences',
  support: 'Support Us',
  contact: 'Contact',
};

// A picture:
export const addPicture = 'Add picture';
export const editPicture = 'Edit picture';
export const changePicture = 'Change picture';
export const imageRequired = 'Upload or choose an image';
export const altTextHelp = 'Describe the picture for people who cannot see it.';
export const altTextRequired = 'Alt text is required';
export const caption = 'Caption';
