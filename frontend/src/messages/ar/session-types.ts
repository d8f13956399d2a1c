import type { SessionType, SpeakerType } from '@majlis/contracts/choices';

export const sessionTypes: Record<SessionType, string> = {
  keynote: 'محاضرة رئيسة',
  panel: 'حلقة نقاش',
  presentation: 'عرض تقديمي',
  workshop: 'ورشة عمل',
  roundtable: 'مائدة مستديرة',
  break: 'استراحة',
  networking: 'لقاء تعارف',
};

export const speakerTypes: Record<SpeakerType, string> = {
  presenter: 'مقدم عرض',
  keynote: 'متحدث رئيس',
  panelist: 'مشارك في النقاش',
  moderator: 'مدير الحوار',
  chair: 'رئيس الجلسة',
  discussant: 'معقب',
};
