import type { conferenceLanguages } from '@majlis/contracts/choices';

export const languageNames: Record<(typeof conferenceLanguages)[number], string> = {
  English: 'الإنجليزية',
  Spanish: 'الإسبانية',
  French: 'الفرنسية',
  German: 'الألمانية',
  Arabic: 'العربية',
  Malay: 'الملايوية',
  Chinese: 'الصينية',
};
