import type { PartnerInput } from '@majlis/contracts/partners';
import { banyan, harbour, jasmine, lantern, readingCircle, rivers } from '../pictures/emblems/partner-marks.js';

type SamplePartner = Omit<PartnerInput, 'logoUrl' | 'order'> & { draw: () => string };

/** Invented houses, in the order in which the footer names them. */
export const samplePartners: SamplePartner[] = [
  {
    draw: lantern,
    name: 'Lantern House Institute',
    websiteUrl: 'https://lantern-house.example.org',
    isActive: true,
  },
  { draw: banyan, name: 'Banyan Foundation', websiteUrl: 'https://banyan.example.org', isActive: true },
  {
    draw: jasmine,
    name: 'Jasmine Street School of Public Law',
    websiteUrl: 'https://jasmine-street.example.org/en/partners',
    isActive: true,
  },
  { draw: readingCircle, name: 'Olive Street Reading Circle', websiteUrl: '', isActive: true },
  { draw: rivers, name: 'بيت الرافدين للترجمة', websiteUrl: 'https://two-rivers.example.org', isActive: true },
  { draw: harbour, name: 'Harbour Lectures Trust', websiteUrl: 'https://harbour.example.org', isActive: false },
];
