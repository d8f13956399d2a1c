import type { Conference } from '@majlis/contracts/conferences';
import { toLocalDateTime } from '@majlis/contracts/zoned-times';

type Named = Pick<Conference, 'id' | 'title' | 'startDate' | 'timezone'>;

/** The years tell conferences of one title apart, such as a conference and its copy. */
export function conferenceName({ id, title, startDate, timezone }: Named, conferences: Named[]): string {
  const isShared = conferences.some((other) => other.id !== id && other.title.trim() === title.trim());
  return isShared ? `${title} (${toLocalDateTime(startDate, timezone).slice(0, 4)})` : title;
}
