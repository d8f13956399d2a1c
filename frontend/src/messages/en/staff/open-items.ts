import type { ChecklistKind } from '@majlis/contracts/programme-checklist';
import { locale, plural } from '../language';

/** What is open in a programme before it is published. */
export const items: Record<ChecklistKind, (count: number) => string> = {
  'room-clash': (count) => `${count} ${plural(count, 'room', 'rooms')} used twice at once`,
  'speaker-clash': (count) => `${count} ${plural(count, 'speaker', 'speakers')} in two places at once`,
  'outside-dates': (count) => `${count} ${plural(count, 'session', 'sessions')} outside the conference dates`,
  capacity: (count) => `${count} ${plural(count, 'session', 'sessions')} in too small a room`,
  'change-over': (count) => `${count} ${plural(count, 'speaker', 'speakers')} with too little time to change rooms`,
  'missing-speakers': (count) => `${count} ${plural(count, 'session', 'sessions')} without speakers`,
  'missing-room': (count) => `${count} ${plural(count, 'session', 'sessions')} without a room`,
  'missing-abstract': (count) => `${count} ${plural(count, 'session', 'sessions')} without an abstract`,
  'empty-day': (count) => `${count} ${plural(count, 'day', 'days')} without sessions`,
  'missing-biography': (count) => `${count} ${plural(count, 'speaker', 'speakers')} without a biography`,
  'missing-portrait': (count) => `${count} ${plural(count, 'speaker', 'speakers')} without a portrait`,
};
const join = (texts: string[]): string => new Intl.ListFormat(locale).format(texts);

export const openInProgramme = (count: number): string =>
  `${plural(count, '1 thing is', `${count} things are`)} open in the program`;
export const openItems = (texts: string[]): string => `${join(texts)}.`;
export const incompleteProgrammes = (incomplete: number, total: number): string =>
  `${incomplete} of ${total} programs are not complete`;
export const openItemsOf = (title: string, texts: string[]): string => `“${title}”: ${join(texts)}.`;
export const moreProgrammes = (count: number): string => `And ${count} more.`;
export const confirmLabels: Record<'publish' | 'release', string> = {
  publish: 'Publish anyway',
  release: 'Release anyway',
};
