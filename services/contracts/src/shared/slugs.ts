const maxTitleSlugLength = 120;

/** A slug becomes a file name, which may have 255 bytes. A generated slug leaves room for a suffix such as `-2`. */
const maxSlugBytes = { entered: 240, generated: 230 };

/** Cuts a slug to `characters` UTF-16 units and `bytes` of UTF-8, never inside a character nor after a hyphen. */
export const truncateSlug = (slug: string, characters: number, bytes = maxSlugBytes.generated): string => {
  const { read } = new TextEncoder().encodeInto(slug.slice(0, characters), new Uint8Array(bytes));
  return slug.slice(0, read).replace(/[-\p{Surrogate}]+$/u, '');
};

const normalizeSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\s-]|\p{Variation_Selector}/gu, '')
    .replace(/(?<![\p{L}\p{M}\p{Nd}])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns an empty string if the title has no letter or digit. */
export const slugify = (title: string): string => truncateSlug(normalizeSlug(title), maxTitleSlugLength);

export const isSlug = (text: string): boolean => text !== '' && normalizeSlug(text) === text;

/** Number of characters that fit if the slug is too long for a file name, else undefined. */
export const maxFittingLength = (slug: string): number | undefined => {
  const fitting = truncateSlug(slug, slug.length, maxSlugBytes.entered);
  return fitting === slug ? undefined : Array.from(fitting).length;
};

export const sessionSlug = (title: string): string => slugify(title) || 'session';

export const speakerSlug = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  slugify(`${firstName} ${lastName}`) || 'speaker';

/** Falls back to `conference-<year>`; `day` begins with the year. */
export const slugifyOrYear = (title: string, day: string): string => slugify(title) || `conference-${day.slice(0, 4)}`;

/** Returns the same key for texts that differ only in case and spaces. */
export const sharedTextKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
