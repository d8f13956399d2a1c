import { banyan, jasmine, lantern, readingCircle, rivers } from '../../../pictures/emblems/partner-marks.js';
import type { SampleDocument, SamplePartner } from '../sample-programme.js';

export const annualPartners: SamplePartner[] = [
  { name: 'Faculty of Law, Seri Bestari University', tier: 'host', websiteUrl: 'https://law.seri-bestari.example.org' },
  {
    draw: lantern,
    name: 'Lantern House Institute',
    tier: 'platinum',
    websiteUrl: 'https://lantern-house.example.org',
  },
  { draw: banyan, name: 'Banyan Foundation', tier: 'gold', websiteUrl: 'https://banyan.example.org' },
  {
    draw: jasmine,
    name: 'Jasmine Street School of Public Law',
    tier: 'gold',
    websiteUrl: 'https://jasmine-street.example.org',
  },
  { draw: rivers, name: 'بيت الرافدين للترجمة', tier: 'silver', websiteUrl: 'https://two-rivers.example.org' },
  { draw: readingCircle, name: 'Olive Street Reading Circle', tier: 'supporter' },
  {
    name: 'The Commonwealth Quarterly of Letters',
    tier: 'media',
    websiteUrl: 'https://quarterly-of-letters.example.org',
  },
  { name: 'Kapal Press', tier: 'bronze', isActive: false },
];

export const annualDocuments: SampleDocument[] = [
  { title: 'Programme booklet', kind: 'programme' },
  { title: 'How a sitting works: six rules for everybody', url: 'https://archive.example.org/house-rules' },
  {
    title: 'Oath, testimony, office, blessing: paper for the opening lecture',
    kind: 'paper',
    session: 'What may be asked of nobody',
  },
  {
    title: 'Three contracts of partnership in translation',
    kind: 'paper',
    url: 'https://archive.example.org/papers/three-contracts-of-partnership',
    session: 'Partnership, risk and the silent investor',
  },
  {
    title: 'The price of bread in three cities: slides',
    kind: 'slides',
    url: 'https://archive.example.org/slides/the-price-of-bread',
    session: 'The inspector and the price of bread',
    publicFrom: { day: 2, time: '10:15' },
  },
  {
    title: 'Proceedings and the list of disagreements',
    kind: 'proceedings',
    url: 'https://archive.example.org/proceedings/conscience-and-the-common-good',
    publicFrom: { day: 60, time: '12:00' },
  },
];
