import { bridge } from '../../pictures/scenes/bridge.js';
import { souk } from '../../pictures/scenes/souk.js';
import { calendar, type SampleConference } from './sample-conference.js';

/** Everything about it is long, so that pages show what they do with that. */
export function symposium(today: Date): SampleConference {
  const at = calendar(today);
  return {
    draw: bridge,
    title:
      'Consultation, Consent and the Rule of Law: Constitutional Thought between Classical Jurisprudence and the Written Constitutions of the Modern Age',
    subtitle:
      'A symposium on delegated authority, the oath of allegiance, the independence of judges and the right to remonstrate, held together with the Jasmine Street School of Public Law',
    slug: 'consultation-consent-and-the-rule-of-law',
    conferenceType: 'symposium',
    status: 'published',
    theme: 'Who may say no to a ruler, and how is it said?',
    shortDescription:
      'Two days in Tunis about the words with which power was asked to explain itself: consultation, contract, counsel, complaint. Papers and photographs are online.',
    description: [
      'Long before parliaments there were people whose task it was to be asked. The symposium followed the idea of consultation from the counsel given to early governors, through the handbooks written for princes, to the written constitutions of the nineteenth and twentieth centuries, which used the old word for a new thing and sometimes for none.',
      'The first day was given to texts. Six papers read the vocabulary of consent (bayʿa, shura, ʿaqd, nasiha) in legal and literary sources and asked which of these words describe a procedure and which only a virtue. A recurrent finding was that procedure hides in unexpected places: in the rules for appointing the guardian of an orphan’s property, in the etiquette of petition, in the refusal of scholars to accept office.',
      'The second day turned to institutions: the independence of judges, the office that heard complaints against officials, the treasurer’s duty to account. Historians and constitutional lawyers sat in mixed panels, and each panel closed with an hour in which only questions were allowed.',
      'The closing session drew up a list of eleven disagreements, which we publish beside the papers because they are, in the opinion of most who were there, the best result of the meeting.',
    ].join('\n\n'),
    startDate: at(-241, '09:30'),
    endDate: at(-240, '18:00'),
    timezone: 'Africa/Tunis',
    venue: 'School of Public Law, Assembly Room of the Old Registry',
    venueAddress: '27 Jasmine Street, second courtyard, entrance by the stairs on the left',
    city: 'Tunis',
    country: 'Tunisia',
    registrationRequired: false,
    maxAttendees: 140,
    currentAttendees: 131,
    websiteUrl: 'https://events.example.org/consultation-consent-and-the-rule-of-law/programme',
    papersLink: 'https://archive.example.org/papers/consultation-consent-and-the-rule-of-law',
    contactEmail: 'symposium@example.org',
    organizer: 'Majlis and the Jasmine Street School of Public Law',
    language: 'French',
    tags: [
      'consultation',
      'constitutional history',
      'judicial independence',
      'political thought',
      'petition',
      'rule of law',
    ],
    metaTitle: 'Consultation, Consent and the Rule of Law: papers from Tunis',
    metaDescription:
      'Papers, programme and photographs of a two-day symposium in Tunis on consultation, the independence of judges and the right to complain against power.',
    flickrAlbumUrl: 'https://www.flickr.com/photos/example/albums/consultation-in-tunis',
  };
}

export function arabicSeminar(today: Date): SampleConference {
  const at = calendar(today);
  return {
    draw: souk,
    title: 'أخلاق السوق وحرية العمل',
    subtitle: 'ندوة في الفكر الاقتصادي والمجتمع الأهلي',
    slug: 'ethics-of-the-market',
    conferenceType: 'seminar',
    status: 'published',
    theme: 'الأمانة والتراضي والمنافسة',
    shortDescription: 'يوم كامل في عمّان عن التراضي في العقود وأدب التجارة ودور الأوقاف في خدمة الناس.',
    description: [
      'اجتمع في عمّان باحثون من ست جامعات ليوم من القراءة والنقاش حول سؤال واحد: متى يكون السوق عادلاً؟ تناولت الجلسة الأولى معنى التراضي في العقود وحدوده، وتناولت الثانية وظيفة المحتسب بين حماية الناس وتقييدهم، وختمت الثالثة بتجارب معاصرة في الأوقاف والتعاونيات الصغيرة.',
      'All papers were given in Arabic; abstracts in English are printed in the booklet, which can be had from the address below.',
    ].join('\n\n'),
    startDate: at(-412, '10:00'),
    endDate: at(-412, '17:00'),
    timezone: 'Asia/Amman',
    venue: 'بيت الحكمة الصغير',
    venueAddress: 'شارع الزيتون ١٤',
    city: 'Amman',
    country: 'Jordan',
    registrationRequired: false,
    maxAttendees: 80,
    currentAttendees: 80,
    papersLink: 'https://archive.example.org/papers/ethics-of-the-market',
    contactEmail: 'amman@example.org',
    organizer: 'Majlis and the Olive Street Reading Circle',
    language: 'Arabic',
    tags: ['الاقتصاد', 'الأوقاف', 'market ethics'],
    metaTitle: 'أخلاق السوق وحرية العمل: ندوة في عمّان',
    metaDescription: 'ندوة ليوم واحد عن التراضي في العقود ووظيفة المحتسب وتجارب معاصرة في الأوقاف، مع أوراقها.',
  };
}

export function foundingColloquium(today: Date): SampleConference {
  const at = calendar(today);
  return {
    title: 'Faith and Free Inquiry',
    subtitle: 'The colloquium from which the working groups grew',
    slug: 'faith-and-free-inquiry',
    conferenceType: 'academic',
    status: 'archived',
    theme: 'The question as a form of respect',
    shortDescription: 'An early meeting in Jakarta on teaching, doubt and the freedom of the scholar.',
    description:
      'Forty teachers and students met in Jakarta to talk about the freedom to ask: in the study circle, in the university, in the newspaper. The three working groups of the network, on conscience, on economic thought and on government, were formed on its last afternoon.',
    startDate: at(-2580, '09:00'),
    endDate: at(-2579, '16:00'),
    timezone: 'Asia/Jakarta',
    venue: 'Reading Room of the Banyan Foundation',
    venueAddress: '3 Jalan Taman Contoh',
    city: 'Jakarta',
    country: 'Indonesia',
    registrationRequired: false,
    maxAttendees: 60,
    currentAttendees: 43,
    papersLink: 'https://archive.example.org/papers/faith-and-free-inquiry',
    contactEmail: 'conferences@example.org',
    organizer: 'Majlis',
    tags: ['academic freedom', 'education'],
    displayOrder: 9,
    metaTitle: 'Faith and Free Inquiry: a colloquium in Jakarta',
    metaDescription:
      'Records of an early colloquium in Jakarta on teaching, doubt and the freedom of the scholar, from which the working groups of the network grew.',
  };
}
