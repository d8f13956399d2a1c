import { plural } from '../language';

export const description = 'راجع البرنامج، وانشر المؤتمر، وأصدر البرنامج متى استقرت مواعيده.';
export const checklist = 'قائمة المراجعة';
export const beforePublishing = 'قبل النشر';
export const nothingOpen = 'لا شيء ناقص.';
export const more = (count: number): string =>
  plural(count, {
    one: 'وواحد آخر',
    two: 'واثنان آخران',
    few: `و${count} أخرى`,
    other: `و${count} غيرها`,
  });
export const showSessions = 'عرضها في قائمة الجلسات';

export const publishAndRelease = 'النشر وإصدار البرنامج';
export const isDraft = 'هذا المؤتمر مسودة. لا يستطيع الزوار رؤية صفحته وبرنامجه.';
export const isPublic = 'يرى الزوار صفحة هذا المؤتمر وبرنامجه.';
export const releasedOn = (time: string): string => `صدر البرنامج في ${time}. وما تغير فيه منذ ذلك الحين مذكور للزوار.`;
export const notReleased = 'لم يصدر البرنامج بعد. يراه الزوار، لكنهم لا يرون ما يتغير فيه.';
export const toBeReleasedOn = (time: string): string =>
  `لم يصدر البرنامج بعد. وسيصدر في ${time}، وهو موعد صدوره. يراه الزوار، لكنهم لا يرون ما يتغير فيه.`;
export const seeChanges = 'عرض التغييرات';

export const release = 'إصدار البرنامج';
export const takeBack = 'إلغاء الإصدار';
export const released = 'تم إصدار البرنامج';
export const releasedDetail = 'من الآن فصاعدا يرى الزوار ما يتغير فيه.';
export const takenBack = 'تم إلغاء إصدار البرنامج';
export const takenBackDetail = 'لم تعد التغييرات تذكر.';
