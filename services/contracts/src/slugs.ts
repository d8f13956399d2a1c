/** Characters of an address that a title gives. */
const longest = 120;

/**
 * Lower case, only letters of any script, digits and single hyphens. Marks stay with the letter they belong to; what
 * only chose how an emoji is drawn goes with it.
 */
const cleaned = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\s-]|\p{Variation_Selector}/gu, '')
    .replace(/(?<![\p{L}\p{M}\p{Nd}])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** The address of a title; empty when nothing is left of it. */
export const slugOf = (title: string): string =>
  cleaned(title)
    .slice(0, longest)
    .replace(/[-\p{Surrogate}]+$/u, '');

/** Whether it could be the address of a title, or of the second of two with the same title. */
export const isSlug = (text: string): boolean => text !== '' && cleaned(text) === text;

/** The address that something gets of its title, or of its year when the title gives none. */
export const slugOrYear = (title: string, start: string): string =>
  slugOf(title) || `conference-${new Date(start).getUTCFullYear()}`;
