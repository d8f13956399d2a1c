import { truncate } from '../ui/text/truncate';

/** What search engines show of a title and of a description. */
const maxTitleLength = 70;
const maxDescriptionLength = 160;

export const truncateDescription = (text: string): string => truncate(text, maxDescriptionLength);

/** A page's title with what it belongs to, of which the last is left out first where there is no room. */
export function truncateTitle(...parts: string[]): string {
  const whole = parts.filter(Boolean).join(' · ');
  if (whole.length <= maxTitleLength || parts.length < 2) return truncate(whole, maxTitleLength);
  return truncateTitle(...parts.slice(0, -1));
}
