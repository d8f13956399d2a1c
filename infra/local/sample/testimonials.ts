import type { TestimonialInput } from '@majlis/contracts/testimonials';
import type { Medallion } from '../pictures/emblems/medallion.js';

type SampleTestimonial = Omit<TestimonialInput, 'imageUrl' | 'order'> & { medallion?: Medallion };

/** Words of invented guests; one is not shown, one has no picture. */
export const sampleTestimonials: SampleTestimonial[] = [
  {
    medallion: { tone: 'royal', points: 12, step: 4, ring: 'scallops' },
    name: 'Farida Oumarou-Diallo',
    title: 'Judge of the Court of Appeal',
    organization: 'Bench and Bar Fellowship',
    country: 'Niger',
    testimonial:
      'I came to give a paper and stayed for the objections. In twenty years on the bench nobody had asked me such good questions with such good manners.',
    isActive: true,
  },
  {
    medallion: { tone: 'sand', points: 8, step: 3, ring: 'rays' },
    name: 'Matteo Ferrandi-Khoury',
    title: 'Professor of Economic History',
    organization: 'Collegium of the Old Harbour',
    country: 'Italy',
    testimonial:
      'There are two kinds of conference: those at which one is seen, and those at which one is corrected. I have been corrected here three times, in three cities, and each time the book I was writing became shorter and better. What I value most is what happens before anybody speaks: the papers really are read, all of them, by everybody, so that the hour belongs to the question and not to the summary. My students, who are harder to please than I am, ask every spring whether the call for papers is out.',
    isActive: true,
  },
  {
    medallion: { tone: 'night', points: 10, step: 3, ring: 'rays' },
    name: 'د. سلمى الزيتوني',
    title: 'أستاذة الفقه المقارن',
    organization: 'مدرسة باب البحر',
    country: 'تونس',
    testimonial:
      'وجدتُ هنا مجلسًا يُسأل فيه الضيف عن دليله لا عن موقفه، ويُشكر على رجوعه كما يُشكر على إصابته. هذا أدبٌ قديم، وما أحوجنا إليه اليوم.',
    isActive: true,
  },
  {
    name: 'Tenzin Baraka Mulyadi',
    title: 'Doctoral student',
    organization: '',
    country: 'Indonesia',
    testimonial:
      'The first question is kept for a student. I was the student, my voice shook, and the whole room waited. I have not been afraid of a seminar since.',
    isActive: true,
  },
  {
    medallion: { tone: 'amber', points: 9, step: 3, ring: 'beads' },
    name: 'Ingrid Solheim-Aziz',
    title: 'Editor',
    organization: 'The Commonwealth Quarterly of Letters',
    country: 'Norway',
    testimonial:
      'They answer letters, they keep deadlines, and they print the disagreement. An editor asks for no more.',
    isActive: false,
  },
];
