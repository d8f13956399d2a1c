import { annualProgramme } from './annual/programme.js';
import { arabicSeminarProgramme } from './arabic-seminar.js';
import { colloquiumProgramme } from './founding-colloquium.js';
import type { SampleProgramme } from './sample-programme.js';
import { symposiumProgramme } from './symposium.js';
import { unannouncedProgramme } from './unannounced-seminar.js';
import { workshopProgramme } from './virtual-workshop.js';

/** By the address of the conference. */
export const sampleProgrammes: Record<string, SampleProgramme> = {
  'conscience-and-the-common-good': annualProgramme,
  'endowment-contract-and-enterprise': workshopProgramme,
  'hospitality-and-borders': unannouncedProgramme,
  'consultation-consent-and-the-rule-of-law': symposiumProgramme,
  'ethics-of-the-market': arabicSeminarProgramme,
  'faith-and-free-inquiry': colloquiumProgramme,
};
