import { arabicSeminar, foundingColloquium, symposium } from './past.js';
import type { SampleConference } from './sample-conference.js';
import { annualConference, unannouncedSeminar, virtualWorkshop } from './upcoming.js';

export const sampleConferences = (today: Date): SampleConference[] =>
  [annualConference, virtualWorkshop, unannouncedSeminar, symposium, arabicSeminar, foundingColloquium].map((write) =>
    write(today),
  );
