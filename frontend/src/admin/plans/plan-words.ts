import type { SpeakerType } from '@majlis/contracts/choices';

/** The words on a sheet, which is in the language of the conference. Times and numbers stay in Latin digits, as on the site. */
export type PlanWords = {
  locale: string;
  direction: 'ltr' | 'rtl';
  room: string;
  noRoom: string;
  leads: string;
  with: string;
  roles: Record<SpeakerType, string>;
};

const english: PlanWords = {
  locale: 'en-GB',
  direction: 'ltr',
  room: 'Room',
  noRoom: 'No room yet',
  leads: 'Sessions to lead',
  with: 'With',
  roles: {
    presenter: 'Presenter',
    keynote: 'Keynote',
    panelist: 'Panelist',
    moderator: 'Moderator',
    chair: 'Chair',
    discussant: 'Discussant',
  },
};

const arabic: PlanWords = {
  locale: 'ar-u-nu-latn',
  direction: 'rtl',
  room: 'القاعة',
  noRoom: 'لم تحدد القاعة بعد',
  leads: 'جلسات بإدارتك',
  with: 'المشاركون',
  roles: {
    presenter: 'مقدم عرض',
    keynote: 'متحدث رئيس',
    panelist: 'مشارك في النقاش',
    moderator: 'مدير الحوار',
    chair: 'رئيس الجلسة',
    discussant: 'معقب',
  },
};

export const planWords = (language: string): PlanWords => (language === 'Arabic' ? arabic : english);
