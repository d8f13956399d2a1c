import type { TeamMemberInput } from '@majlis/contracts/team-members';
import type { Medallion } from '../pictures/emblems/medallion.js';

type SampleMember = Omit<TeamMemberInput, 'image' | 'order' | 'isActive'> & { medallion: Medallion };

/** Invented people, some of whom also write in the sample feeds; each has a medallion in place of a portrait. */
export const sampleTeam: SampleMember[] = [
  {
    medallion: { tone: 'night', points: 8, step: 3, ring: 'beads' },
    name: 'Nur Aisyah Rahmat',
    position: 'Executive Director',
    profile:
      'Nur Aisyah Rahmat read law in Kuala Lumpur and Leiden and practised for nine years before she came to teach it. She was one of the nine people of the first table and kept its minutes. Her own work is on the freedom to refuse: the oath not taken, the office not accepted, the testimony not given. She directs the network, chairs the group on conscience, and still answers its letters herself.',
    categories: ['Management Team', 'Council'],
  },
  {
    medallion: { tone: 'sand', points: 10, step: 3, ring: 'diamonds' },
    name: 'Tomasz Bielak',
    position: 'Head of Research',
    profile:
      'Historian of trade and credit in the Black Sea towns. He edits the research series and reads every paper twice.',
    categories: ['Management Team'],
  },
  {
    medallion: { tone: 'amber', points: 12, step: 5, ring: 'scallops' },
    name: 'Samira Haddouche',
    position: 'Programme Director, Conferences',
    profile:
      'Samira Haddouche plans the annual conference and the seminars between. She studied the history of judges in the Maghreb, and her book on those who declined the bench is the most borrowed of our archive. She believes that a good programme is one with gaps in it, and has never been late for a first session or on time for a last one.',
    categories: ['Management Team'],
  },
  {
    medallion: { tone: 'royal', points: 9, step: 4, ring: 'rays' },
    name: 'Abdul Karim Tuanku Sulaiman',
    position: 'Chair of the Council',
    profile:
      'He sat on the bench for thirty-one years and presides over the Council with a small brass bell that nobody has ever heard him ring.',
    categories: ['Council'],
  },
  {
    medallion: { tone: 'haze', points: 12, step: 4, ring: 'beads' },
    name: 'هالة المرعشي',
    position: 'عضو المجلس، أستاذة التاريخ الاقتصادي',
    profile:
      'تدرّس هالة المرعشي التاريخ الاقتصادي لمدن الشام، وتكتب في الأوقاف والحِسبة وأخلاق التجارة. عملت عشر سنين في فهرسة وثائق المحاكم الشرعية، وترى أن في هوامش السجلات من الفقه ما ليس في متون الكتب. تُشرف على اللقاءات التي تُعقد بالعربية، وتترجم لسلسلة الأبحاث.',
    categories: ['Council'],
  },
  {
    medallion: { tone: 'ink', points: 7, step: 3, ring: 'diamonds' },
    name: 'Mamadou Talibé Sarr-Kane',
    position: 'Council Member',
    profile: 'Political scientist; studies how village assemblies reach a decision that everybody can live with.',
    categories: ['Council'],
  },
  {
    medallion: { tone: 'amber', points: 16, step: 5, ring: 'rays' },
    name: 'Dorothea Lindqvist-Omar',
    position: 'Adviser on Law and Religion',
    profile:
      'She has advised two parliaments on the registration of religious communities and has written the shortest textbook on the subject. For us she reads what lawyers have drafted and asks what it would mean to somebody who is frightened. Her comments are famous for ending in a question mark, and for being right about commas.',
    categories: ['Advisors'],
  },
  {
    medallion: { tone: 'night', points: 16, step: 6, ring: 'scallops' },
    name: 'Idris Abubakar Wali',
    position: 'Adviser on Markets and Endowments',
    profile: 'Economist and baker’s son; writes on the market inspector, the price of bread and the ethics of scales.',
    categories: ['Advisors'],
  },
  {
    medallion: { tone: 'royal', points: 10, step: 4, ring: 'diamonds' },
    name: 'Leyla Korkmazer',
    position: 'Adviser on Publishing',
    profile: '',
    categories: ['Advisors'],
  },
  {
    medallion: { tone: 'sand', points: 12, step: 3, ring: 'rays' },
    name: 'Marwa Tahsin',
    position: 'Fellow, Freedom of the Scholar',
    profile:
      'Marwa Tahsin spends her fellowship with biographical dictionaries, counting what scholars were dismissed for. Impatience with rulers comes second; lending books comes first.',
    categories: ['Fellows'],
  },
  {
    medallion: { tone: 'ink', points: 14, step: 5, ring: 'beads' },
    name: 'يوسف بن جلّون الرافعي',
    position: 'زميل باحث',
    profile: 'يبحث في فقه الشورى وصيغ العقود السياسية، ويعدّ معجمًا صغيرًا لمصطلحاتها.',
    categories: ['Fellows'],
  },
  {
    medallion: { tone: 'haze', points: 10, step: 2, ring: 'scallops' },
    name: 'Citra Wening Prameswari',
    position: 'Fellow, Cooperatives and Credit',
    profile:
      'Citra Wening Prameswari came to economics from accounting and to accounting from a fishing cooperative that could not explain its own books. She is writing a history of small mutual funds on three islands, told through the ledgers that their treasurers kept, and a handbook for the treasurers of today.',
    categories: ['Fellows'],
  },
];
