import type { ConferenceEdition } from '@majlis/contracts/conferences';
import { locale } from '#messages/language';
import { cachedDateFormat } from '../../ui/time/cached-date-format';
import { zoneAt } from '../../ui/time/zone-at';

/** From the shortest on. */
const formats: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
];

/** Each with its year; those of one year with the month, and those of one month with the day. */
export function labelEditions(editions: ConferenceEdition[]): (ConferenceEdition & { label: string })[] {
  const choices = editions.map(({ startDate, timezone }) =>
    formats.map((options) =>
      cachedDateFormat(locale, zoneAt(timezone, startDate), options).format(new Date(startDate)),
    ),
  );
  return editions.map((edition, index) => {
    const others = choices.filter((_, at) => at !== index).flat();
    const labels = choices[index] ?? [];
    return { ...edition, label: labels.find((label) => !others.includes(label)) ?? labels.at(-1) ?? '' };
  });
}
