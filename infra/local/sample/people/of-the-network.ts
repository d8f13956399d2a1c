import type { SamplePerson } from './sample-person.js';

/**
 * Speakers who are also in the team or among the testimonials; they have the same medallion there. All ORCID iDs of the
 * sample lie outside the block that is given out, and all telephone numbers in those that are kept for fiction.
 */
export const peopleOfTheNetwork = {
  aisyah: {
    firstName: 'Nur Aisyah',
    lastName: 'Rahmat',
    email: 'nur.aisyah@example.org',
    phone: '+44 20 7946 0111',
    position: 'Executive Director',
    organization: 'Majlis',
    department: 'Working Group on Conscience',
    biography:
      'Nur Aisyah Rahmat read law in Kuala Lumpur and Leiden and practised for nine years before she came to teach it. Her work is on the freedom to refuse: the oath not taken, the office not accepted, the testimony not given. Her book on reluctant judges, “The Empty Bench”, grew out of a question that a student asked at our second conference and that she could not answer.\n\nShe directs the network and chairs its group on conscience.',
    websiteUrl: 'https://nur-aisyah.example.org',
    cvUrl: 'https://nur-aisyah.example.org/curriculum-vitae.pdf',
    linkedinUrl: 'https://profiles.example.org/nur-aisyah-rahmat',
    twitterHandle: '@majlis_aisyah',
    orcidId: '0000-0000-7010-0112',
    expertiseAreas: ['freedom of conscience', 'law of oaths', 'judicial office'],
  },
  tomasz: {
    firstName: 'Tomasz',
    lastName: 'Bielak',
    email: 'tomasz.bielak@example.org',
    phone: '+44 20 7946 0122',
    position: 'Head of Research',
    organization: 'Majlis',
    biography:
      'Historian of trade and credit in the Black Sea towns. He edits the research series and reads every paper twice, the second time aloud.',
    orcidId: '0000-0000-7010-0227',
    expertiseAreas: ['history of credit', 'merchant letters'],
  },
  samira: {
    firstName: 'Samira',
    lastName: 'Haddouche',
    email: 'samira.haddouche@example.org',
    phone: '+44 20 7946 0133',
    position: 'Programme Director, Conferences',
    organization: 'Majlis',
    biography:
      'Samira Haddouche plans the annual conference and the seminars between. She studied the history of judges in the Maghreb, and believes that a good programme is one with gaps in it.',
    websiteUrl: 'https://haddouche.example.org',
    expertiseAreas: ['judges in the Maghreb', 'history of law'],
  },
  hala: {
    firstName: 'هالة',
    lastName: 'المرعشي',
    email: 'hala@example.org',
    position: 'أستاذة التاريخ الاقتصادي',
    organization: 'مدرسة الشام للتاريخ',
    biography:
      'تدرّس هالة المرعشي التاريخ الاقتصادي لمدن الشام، وتكتب في الأوقاف والحِسبة وأخلاق التجارة. عملت عشر سنين في فهرسة وثائق المحاكم الشرعية، وترى أن في هوامش السجلات من الفقه ما ليس في متون الكتب.',
    orcidId: '0000-0000-7010-0331',
    expertiseAreas: ['الأوقاف', 'الحِسبة', 'تاريخ المدن', 'السجلات الشرعية'],
  },
  mamadou: {
    firstName: 'Mamadou Talibé',
    lastName: 'Sarr-Kane',
    email: 'mamadou@example.org',
    showEmail: false,
    position: 'Professor of Political Science',
    organization: 'Institute of the Two Shores, Saint-Louis',
    department: 'Assemblies and Deliberation',
    biography:
      'Political scientist; studies how village assemblies reach a decision that everybody can live with. He has sat through four hundred and eleven of them with a notebook, and says that the silence before the last speaker is where the politics is.',
    orcidId: '0000-0000-7010-0446',
    expertiseAreas: ['consultation', 'village assemblies', 'consensus', 'West Africa', 'oral constitutions'],
  },
  dorothea: {
    firstName: 'Dorothea',
    lastName: 'Lindqvist-Omar',
    email: 'dorothea@example.org',
    phone: '+44 20 7946 0144',
    position: 'Adviser on Law and Religion',
    organization: 'Chamber of Quiet Counsel',
    biography:
      'She has advised two parliaments on the registration of religious communities and has written the shortest textbook on the subject. She reads what lawyers have drafted and asks what it would mean to somebody who is frightened.',
    linkedinUrl: 'https://profiles.example.org/dorothea-lindqvist-omar',
    orcidId: '0000-0000-7010-0550',
    expertiseAreas: ['registration of communities', 'legislation'],
  },
  idris: {
    firstName: 'Idris Abubakar',
    lastName: 'Wali',
    email: 'idris.wali@example.org',
    position: 'Professor of Economics',
    organization: 'Savannah College of Commerce',
    department: 'Ethics of Markets',
    biography:
      'Economist and baker’s son; writes on the market inspector, the price of bread and the ethics of scales. His history of false weights in six markets was read by more merchants than economists, which he counts as his best review.\n\nBefore he taught, he kept the books of a grain cooperative for seven years and never once balanced them on the first attempt.',
    websiteUrl: 'https://idris-wali.example.org',
    twitterHandle: '@majlis_idris',
    expertiseAreas: ['market inspection', 'price of bread', 'weights and measures'],
  },
  marwa: {
    firstName: 'Marwa',
    lastName: 'Tahsin',
    email: 'marwa.tahsin@example.org',
    position: 'Fellow, Freedom of the Scholar',
    organization: 'Majlis',
    biography:
      'Marwa Tahsin spends her fellowship with biographical dictionaries, counting what scholars were dismissed for. Impatience with rulers comes second; lending books comes first.',
    cvUrl: 'https://people.example.org/marwa-tahsin/cv',
    expertiseAreas: ['biographical dictionaries', 'academic freedom'],
  },
  yusuf: {
    firstName: 'يوسف',
    lastName: 'بن جلّون الرافعي',
    email: 'yusuf.rafii@example.org',
    showEmail: false,
    position: 'زميل باحث',
    organization: 'مجلس',
    biography: 'يبحث في فقه الشورى وصيغ العقود السياسية، ويعدّ معجمًا صغيرًا لمصطلحاتها.',
    expertiseAreas: ['الشورى', 'العقود السياسية'],
  },
  citra: {
    firstName: 'Citra Wening',
    lastName: 'Prameswari',
    email: 'citra@example.org',
    position: 'Fellow, Cooperatives and Credit',
    organization: 'Majlis',
    biography:
      'Citra Wening Prameswari came to economics from accounting and to accounting from a fishing cooperative that could not explain its own books. She is writing a history of small mutual funds on three islands, told through the ledgers that their treasurers kept.',
    orcidId: '0000-0000-7010-0665',
    expertiseAreas: ['cooperatives', 'mutual credit', 'ledgers'],
  },
  farida: {
    firstName: 'Farida',
    lastName: 'Oumarou-Diallo',
    email: 'farida@example.org',
    showEmail: false,
    position: 'Judge of the Court of Appeal',
    organization: 'Bench and Bar Fellowship, Niamey',
    biography:
      'Twenty years on the bench, eleven of them in family matters. She writes about the moment at which a witness may decline, and teaches young judges to wait through it.',
    expertiseAreas: ['evidence', 'family law', 'oaths'],
  },
  matteo: {
    firstName: 'Matteo',
    lastName: 'Ferrandi-Khoury',
    email: 'matteo@example.org',
    phone: '+44 20 7946 0155',
    position: 'Professor of Economic History',
    organization: 'Collegium of the Old Harbour, Trieste',
    biography:
      'He works on the contracts by which merchants of three religions shared ships, cargoes and losses, and on the letters in which they forgave each other the rest.',
    websiteUrl: 'https://ferrandi-khoury.example.org',
    orcidId: '0000-0000-7010-077X',
    expertiseAreas: ['maritime partnership', 'commercial letters', 'Mediterranean'],
  },
} satisfies Record<string, SamplePerson>;
