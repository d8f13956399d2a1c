import type { ChecklistKind } from '@majlis/contracts/programme-checklist';
import { isolate } from '../../../ui/text/isolate';
import { locale, plural } from '../language';
import { counted } from './nouns';

const sessions = (count: number): string => counted(count, 'session');
const speakers = (count: number): string => counted(count, 'speaker');
const rooms = (count: number): string => counted(count, 'room');
const days = (count: number): string =>
  plural(count, {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${count} أيام`,
    many: `${count} يوما`,
    other: `${count} يوم`,
  });

/** What is open in a programme before it is published. */
export const items: Record<ChecklistKind, (count: number) => string> = {
  'room-clash': (count) => `${rooms(count)} لأكثر من جلسة في وقت واحد`,
  'speaker-clash': (count) => `${speakers(count)} في مكانين في وقت واحد`,
  'outside-dates': (count) => `${sessions(count)} خارج أيام المؤتمر`,
  capacity: (count) => `${sessions(count)} في قاعة أصغر من اللازم`,
  'change-over': (count) => `${speakers(count)} بلا وقت كاف للانتقال بين القاعات`,
  'missing-speakers': (count) => `${sessions(count)} بلا متحدثين`,
  'missing-room': (count) => `${sessions(count)} بلا قاعة`,
  'missing-abstract': (count) => `${sessions(count)} بلا ملخص`,
  'empty-day': (count) => `${days(count)} بلا جلسات`,
  'missing-biography': (count) => `${speakers(count)} بلا سيرة`,
  'missing-portrait': (count) => `${speakers(count)} بلا صورة`,
};
const join = (texts: string[]): string => new Intl.ListFormat(locale).format(texts);

export const openInProgramme = (count: number): string =>
  plural(count, {
    zero: 'لم يبق في البرنامج شيء ناقص',
    one: 'بقي في البرنامج أمر واحد ناقص',
    two: 'بقي في البرنامج أمران ناقصان',
    few: `بقيت في البرنامج ${count} أمور ناقصة`,
    many: `بقي في البرنامج ${count} أمرا ناقصا`,
    other: `بقي في البرنامج ${count} أمر ناقص`,
  });
export const openItems = (texts: string[]): string => `${join(texts)}.`;
export const incompleteProgrammes = (incomplete: number, total: number): string =>
  `برامج غير مكتملة: ${incomplete} من ${total}`;
export const openItemsOf = (title: string, texts: string[]): string => `«${isolate(title)}»: ${join(texts)}.`;
export const moreProgrammes = (count: number): string =>
  plural(count, {
    one: 'وبرنامج آخر.',
    two: 'وبرنامجان آخران.',
    few: `و${count} برامج أخرى.`,
    many: `و${count} برنامجا آخر.`,
    other: `و${count} برنامج آخر.`,
  });
export const confirmLabels: Record<'publish' | 'release', string> = {
  publish: 'نشر على أي حال',
  release: 'إصدار على أي حال',
};
