/** Characters of a title from which its address is made. */
const longest = 120;

/**
 * The address of a title: lower case, only letters of any script, digits and single hyphens. Empty when nothing is left of it.
 */
export function slugOf(title: string): string {
  return [...title.normalize('NFC').trim()]
    .slice(0, longest)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Whether it could be the address of a title, or of the second of two with the same title. */
export const isSlug = (text: string): boolean =>
  /^[\p{L}\p{M}\p{Nd}]+(-[\p{L}\p{M}\p{Nd}]+)*$/u.test(text) &&
  text === text.normalize('NFC') &&
  text === text.toLowerCase();

/** The address that something gets of its title, or of its year when the title gives none. */
export const slugOrYear = (title: string, start: string): string =>
  slugOf(title) || `conference-${new Date(start).getUTCFullYear()}`;
