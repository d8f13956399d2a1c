import { readingCircle, rivers } from '../../pictures/emblems/partner-marks.js';
import type { SampleProgramme } from './sample-programme.js';

const hall = { location: 'القاعة الكبرى' };

export const arabicSeminarProgramme: SampleProgramme = {
  sessions: [
    {
      day: 1,
      from: '10:00',
      to: '10:30',
      title: 'استقبال وتعارف',
      sessionType: 'networking',
      location: 'الفناء',
    },
    {
      day: 1,
      from: '10:30',
      to: '12:00',
      title: 'متى يكون السوق عادلاً؟ معنى التراضي وحدوده',
      sessionType: 'keynote',
      track: 'العقود',
      ...hall,
      description: 'محاضرة في معنى التراضي بين المتعاقدين، وفي الأحوال التي لا يكفي فيها التراضي وحده.',
      sessionAbstract:
        'يبدأ الفقيه من سؤال بسيط: هل رضي الطرفان؟ ثم يكتشف أن الرضا لا يُرى، فيبحث عن علاماته. تتتبع المحاضرة هذه العلامات في أبواب البيوع، وتنتهي إلى أن كثيرًا مما نسميه اليوم شفافية كان يُسمى أدبًا.',
      speakers: [
        ['hala', 'keynote'],
        ['yusuf', 'chair'],
      ],
    },
    { day: 1, from: '12:00', to: '13:00', title: 'صلاة وغداء', sessionType: 'break', location: 'الفناء' },
    {
      day: 1,
      from: '13:00',
      to: '14:45',
      title: 'المحتسب بين حماية الناس وتقييدهم',
      sessionType: 'panel',
      track: 'الحسبة',
      ...hall,
      speakers: [
        ['yusuf', 'moderator'],
        ['hala', 'panelist', 'ميزان الخبز في ثلاث مدن'],
        ['idris', 'panelist', 'From the inspector to the standard (بالإنجليزية)'],
      ],
    },
    {
      day: 1,
      from: '15:15',
      to: '17:00',
      title: 'تجارب معاصرة في الأوقاف والتعاونيات الصغيرة',
      sessionType: 'roundtable',
      track: 'الأوقاف',
      ...hall,
      description: 'من يحفظ الدفاتر، وماذا يصنع يوم لا تتفق الأرقام؟',
      speakers: [
        ['marwa', 'moderator'],
        ['zaynab', 'panelist'],
      ],
    },
  ],
  partners: [
    { draw: readingCircle, name: 'حلقة القراءة في شارع الزيتون', tier: 'host' },
    { draw: rivers, name: 'بيت الرافدين للترجمة', tier: 'supporter', websiteUrl: 'https://two-rivers.example.org' },
  ],
  documents: [
    {
      title: 'ملخصات الأوراق بالعربية والإنجليزية',
      kind: 'programme',
      url: 'https://archive.example.org/papers/ethics-of-the-market/abstracts',
    },
  ],
};
