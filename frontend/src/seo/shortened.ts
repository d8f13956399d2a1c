import { beginningOf } from '../ui/beginning-of';

/** What search engines show of a title and of a description. */
const titleLength = 70;
const descriptionLength = 160;

/** On one line, its whole words within the limit; an ellipsis stands for the rest. */
function shortened(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= limit ? line : `${beginningOf(line, limit - 1).replace(/[\s,;:·–-]+$/u, '')}…`;
}

export const shortDescription = (text: string): string => shortened(text, descriptionLength);

/** A page's title with what it belongs to, of which the last is left out first where there is no room. */
export function shortTitle(...parts: string[]): string {
  const whole = parts.filter(Boolean).join(' · ');
  if (whole.length <= titleLength || parts.length < 2) return shortened(whole, titleLength);
  return shortTitle(...parts.slice(0, -1));
}
