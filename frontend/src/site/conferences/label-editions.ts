import type { ConferenceEdition } from '@majlis/contracts/conferences';
import { formatDay, formatMonth, formatYear } from '../../ui/time/dates';

/** Each with its year; those of one year with the month, and those of one month with the day. */
export function labelEditions(editions: ConferenceEdition[]): (ConferenceEdition & { label: string })[] {
  const choices = editions.map(({ startDate, timezone }) =>
    [formatYear, formatMonth, formatDay].map((format) => format(startDate, timezone)),
  );
  return editions.map((edition, index) => {
    const others = choices.filter((_, at) => at !== index).flat();
    const labels = choices[index] ?? [];
    return { ...edition, label: labels.find((label) => !others.includes(label)) ?? labels.at(-1) ?? '' };
  });
}
