/** Characters of an address that a title gives. */
const longest = 120;

/**
 * Bytes of UTF-8 that an address has at most: pages and pictures are files of that name, and 255 are the longest name of a
 * file. One of a title leaves room for the '-2' of the second with the same title.
 */
const longestBytes = { typed: 240, given: 230 };

/** The beginning of what is too long for an address: never half of a character, nor with a hyphen at its end. */
export const truncateSlug = (slug: string, characters: number, bytes = longestBytes.given): string => {
  const { read } = new TextEncoder().encodeInto(slug.slice(0, characters), new Uint8Array(bytes));
  return slug.slice(0, read).replace(/[-\p{Surrogate}]+$/u, '');
};

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
export const slugify = (title: string): string => truncateSlug(cleaned(title), longest);

/** Whether it could be the address of a title, or of the second of two with the same title. */
export const isSlug = (text: string): boolean => text !== '' && cleaned(text) === text;

/** How many characters of an address fit, when it is too long; undefined when it is not. Scripts differ in their bytes. */
export const maxFittingLength = (slug: string): number | undefined => {
  const fitting = truncateSlug(slug, slug.length, longestBytes.typed);
  return fitting === slug ? undefined : Array.from(fitting).length;
};

/** The address that a conference gets of its title, or of its year when the title gives none. `day` begins with that year. */
export const slugifyOrYear = (title: string, day: string): string => slugify(title) || `conference-${day.slice(0, 4)}`;
