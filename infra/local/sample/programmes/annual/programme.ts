import type { SampleProgramme } from '../sample-programme.js';
import { annualDocuments, annualPartners } from './around-it.js';
import { firstDay } from './first-day.js';
import { secondDay } from './second-day.js';
import { thirdDay } from './third-day.js';

export const annualProgramme: SampleProgramme = {
  sessions: [...firstDay, ...secondDay, ...thirdDay],
  partners: annualPartners,
  documents: annualDocuments,
};
