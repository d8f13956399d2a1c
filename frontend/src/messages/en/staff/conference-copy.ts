import type { CopiedDays } from '@majlis/contracts/conference-copy';

export const createCopy = 'Create Copy';
export const newTitle = 'New title';
export const newStartDate = 'New start date';
export const copiedDays: Record<CopiedDays, string> = {
  weekdays: 'Same weekdays, nearest to the date',
  dates: 'Exactly from the date on',
};
export const chooseStartDate = 'Choose a start date.';
export const newDays = (before: string, after: string, weekday: string, zone: string): string =>
  `${before} becomes ${after}, from ${weekday} on. Times of day stay the same in ${zone}.`;
export const seriesHelp = 'The pages of a series link to each other by their years.';
export const seriesHelpForOriginal =
  'The pages of a series link to each other by their years. The original joins it, too.';

export const whatToCopy = 'What to copy';
/** As 'Sessions (12)' */
export const partCount = (part: string, count: string): string => `${part} (${count})`;
export const texts = 'Texts, tags and picture';
export const venue = 'Venue and capacity';
export const times = 'Times';
export const timesHelp = 'Without them, all sessions begin with the conference.';
export const documentsHelp = 'Programmes and others. Their release times move with the dates.';
export const notCopied = 'Not copied:';
export const notCopiedParts = [
  'links to registration, meeting and papers',
  'deadlines, the release date and the call for papers',
  'registered attendees and the photo album',
  'papers, slides, recordings and proceedings',
  'texts for search engines and “Featured”',
];
