import type { conferenceLanguages } from '@majlis/contracts/choices';

export const languageNames: Record<(typeof conferenceLanguages)[number], string> = {
  English: 'English',
  Spanish: 'Spanish',
  French: 'French',
  German: 'German',
  Arabic: 'Arabic',
  Malay: 'Malay',
  Chinese: 'Chinese',
};
