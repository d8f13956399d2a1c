import type { SamplePerson } from './sample-person.js';

/** Speakers from elsewhere. */
export const guests = {
  seoyeon: {
    medallion: { tone: 'haze', points: 9, step: 2, ring: 'diamonds' },
    firstName: 'Seo-yeon',
    lastName: 'Hwangbo-Lin',
    email: 'seoyeon@example.org',
    position: 'Associate Professor of Comparative Constitutional Law',
    organization: 'Han River School of Law',
    department: 'Public Law',
    biography:
      'Seo-yeon Hwangbo-Lin compares the ways in which constitutions speak of conscience and the ways in which courts then do not. She has taught in Seoul, Cape Town and Ankara, and translates case law for the pleasure of it.',
    websiteUrl: 'https://hwangbo-lin.example.org',
    linkedinUrl: 'https://profiles.example.org/seo-yeon-hwangbo-lin',
    orcidId: '0000-0000-7010-0884',
    expertiseAreas: ['constitutional courts', 'conscientious objection', 'comparative law', 'translation of case law'],
  },
  aluisio: {
    medallion: { tone: 'ink', points: 12, step: 5, ring: 'rays' },
    firstName: 'Aluísio',
    lastName: 'Fontenegra',
    email: 'aluisio@example.org',
    position: 'Historian',
    organization: 'Archive of the Bay, Salvador',
    biography:
      'Aluísio Fontenegra reads Arabic notes that enslaved scholars of Bahia wrote on the backs of receipts. His “Prayers on Ledger Paper” follows forty of them from hand to hand.',
    orcidId: '0000-0000-7010-0999',
    expertiseAreas: ['Atlantic history', 'manuscripts', 'religion under slavery'],
  },
  rukhsana: {
    firstName: 'Rukhsana',
    lastName: 'Qalandari-Moore',
    email: 'rukhsana@example.org',
    phone: '+44 29 2018 0166',
    position: 'Solicitor',
    organization: 'Canal Street Law Centre, Cardiff',
    biography:
      'She has represented people who would not swear, would not sign, would not work on the day, and once a man who would not be photographed for his own passport. She lost that one on appeal and still disagrees.',
    expertiseAreas: ['employment law', 'reasonable accommodation'],
  },
  ewart: {
    medallion: { tone: 'royal', points: 14, step: 4, ring: 'beads' },
    firstName: 'Ewart',
    lastName: 'Pemberton-Sesay',
    email: 'ewart@example.org',
    position: 'Editor',
    organization: 'The Freetown Evening Table',
    biography:
      'Journalist for thirty years and editor for six. He prints corrections on the first page, in the type in which the mistake was made.',
    twitterHandle: '@majlis_ewart',
    expertiseAreas: ['freedom of the press', 'public argument'],
  },
  zaynab: {
    medallion: { tone: 'amber', points: 10, step: 3, ring: 'scallops' },
    firstName: 'Zaynab Olúfúnkẹ́',
    lastName: 'Arigbede-Lawal',
    email: 'zaynab@example.org',
    position: 'Director',
    organization: 'Bureau of Small Endowments, Ibadan',
    biography:
      'She registers endowments too small for anybody else to register: a well, a sewing machine, the wages of one teacher. Four hundred of them are alive after ten years, and she knows why the others are not.',
    websiteUrl: 'https://small-endowments.example.org',
    cvUrl: 'https://small-endowments.example.org/people/director',
    orcidId: '0000-0000-7010-1107',
    expertiseAreas: ['endowments', 'charity law', 'accountability'],
  },
  mirela: {
    firstName: 'Mirela',
    lastName: 'Čaušević-Brandt',
    email: 'mirela@example.org',
    position: 'Senior Lecturer in the History of Institutions',
    organization: 'Open Faculty of the Miljacka',
    biography:
      'Mirela Čaušević-Brandt works on the deeds of bridges: who paid, who repaired, who was allowed to cross. She is preparing an atlas of endowments that failed, with reasons.',
    expertiseAreas: ['endowment deeds', 'infrastructure', 'Ottoman Balkans'],
  },
  hiroto: {
    medallion: { tone: 'sand', points: 14, step: 3, ring: 'scallops' },
    firstName: 'Hiroto',
    lastName: 'Amanuma',
    email: 'hiroto@example.org',
    position: 'Research Associate',
    organization: 'Seminar for Comparative Commerce, Kobe',
    biography:
      'He compares the contracts of caravans with those of rice brokers, and has shown that both priced honesty, though never under that name.',
    orcidId: '0000-0000-7010-1211',
    expertiseAreas: ['contract theory', 'commodity brokers'],
  },
  balqis: {
    medallion: { tone: 'night', points: 12, step: 4, ring: 'diamonds' },
    firstName: 'Puteri Balqis',
    lastName: 'Wan Sembilan',
    email: 'balqis@example.org',
    position: 'Dean of Law',
    organization: 'Seri Bestari University',
    department: 'Faculty of Law',
    biography:
      'Puteri Balqis Wan Sembilan teaches constitutional law and the law of evidence. She drafted the rules under which her faculty hears complaints against itself, and has been named in two of them.',
    linkedinUrl: 'https://profiles.example.org/puteri-balqis-wan-sembilan',
    expertiseAreas: ['constitutional law', 'law of evidence', 'university governance'],
  },
  thandeka: {
    firstName: 'Thandeka',
    lastName: 'Mabuyane-Essop',
    email: 'thandeka@example.org',
    showEmail: false,
    position: 'Doctoral Candidate in Political Theory',
    organization: 'School of the Lower Cape',
    biography:
      'Her dissertation asks what it would mean for a complaint to be a form of loyalty, and finds the answer in petitions that nobody answered.',
    expertiseAreas: ['petition', 'political theory'],
  },
  lupe: {
    firstName: 'Lupe',
    lastName: 'Tavita-Hassan',
    email: 'lupe@example.org',
    position: 'Teacher',
    organization: 'Reef Road Secondary School, Suva',
    biography: '',
    expertiseAreas: ['education', 'island communities'],
  },
} satisfies Record<string, SamplePerson>;
