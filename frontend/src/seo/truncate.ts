import { maxDescriptionLength } from '@majlis/contracts/shared/text-lengths';
import { truncate } from '../ui/text/truncate';

/** Search engines cut longer titles. */
const maxTitleLength = 70;

export const truncateDescription = (text: string): string => truncate(text, maxDescriptionLength);

/** Joins a page's title and its parents, and leaves out the last parents when the result is too long. */
export function truncateTitle(...titles: string[]): string {
  const joined = titles.filter(Boolean).join(' · ');
  if (joined.length <= maxTitleLength || titles.length < 2) return truncate(joined, maxTitleLength);
  return truncateTitle(...titles.slice(0, -1));
}
