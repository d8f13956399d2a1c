import { shortened } from '../ui/text/beginning-of';

/** What search engines show of a title and of a description. */
const titleLength = 70;
const descriptionLength = 160;

export const shortDescription = (text: string): string => shortened(text, descriptionLength);

/** A page's title with what it belongs to, of which the last is left out first where there is no room. */
export function shortTitle(...parts: string[]): string {
  const whole = parts.filter(Boolean).join(' · ');
  if (whole.length <= titleLength || parts.length < 2) return shortened(whole, titleLength);
  return shortTitle(...parts.slice(0, -1));
}
