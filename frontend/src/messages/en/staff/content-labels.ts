export const bulkDeleteWarning = 'The site shows their default texts again, where they have one.';
export const zoneOfComputer = 'The zone of each person’s computer';
export const englishOnly = 'English only';
export const gregorianOnly = 'Gregorian dates only';
export const countedFrom = (year: number): string => `Counted from ${year}`;
export const noLink = 'No link is shown';

/** `words` are those of the key, such as 'Title' for 'hero.title'. */
export const keyLabel = (_key: string, words: string): string => words;

/** The first segment of a content key names the page. */
export const pageLabels: Record<string, string> = {
  site: 'Whole site',
  hero: 'Home page, top',
  about: 'About',
  blog: 'Blog',
  research: 'Research',
  podcast: 'Podcast',
  conferences: 'Conferences',
  contact: 'Contact',
  support: 'Support Us',
  social: 'Social links',
  impact: 'Impact numbers',
  ai: 'AI training',
};
