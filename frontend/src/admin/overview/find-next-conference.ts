import type { ListedConference } from '@majlis/contracts/conferences';

/** The one that the home page announces; while none is published, the draft that is running or starts next. */
export function findNextConference(conferences: ListedConference[], now: number): ListedConference | undefined {
  const coming = conferences
    .filter(({ endDate }) => Date.parse(endDate) >= now)
    .toSorted(
      (one, other) =>
        Date.parse(one.startDate) - Date.parse(other.startDate) ||
        one.displayOrder - other.displayOrder ||
        (one.id < other.id ? -1 : 1),
    );
  return coming.find(({ status }) => status === 'published') ?? coming.find(({ status }) => status === 'draft');
}
