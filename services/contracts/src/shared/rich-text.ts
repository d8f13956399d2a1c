import { parseStoredImageUrl } from './stored-images.js';

/** The attributes that each tag may have. */
export type Markup = Readonly<Record<string, readonly string[]>>;

const textTags = 'br hr h5 strong b em i u s code pre sup sub figure'.split(' ');
const tagsWithLanguage = 'p h2 h3 h4 blockquote ul ol figcaption'.split(' ');
const withAttributes = (tags: string[], ...attributes: string[]): Markup =>
  Object.fromEntries(tags.map((tag) => [tag, attributes]));

export const feedMarkup: Markup = { ...withAttributes([...textTags, ...tagsWithLanguage, 'li']), a: ['href', 'rel'] };

/** The markup that staff may write. The editor and the sanitisers of services and browser read this list. */
export const contentMarkup: Markup = {
  ...feedMarkup,
  ...withAttributes(tagsWithLanguage, 'dir', 'lang'),
  ol: ['start', 'type', 'dir', 'lang'],
  li: ['id'],
  a: ['href', 'rel', 'id'],
  img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading'],
  span: ['dir', 'lang'],
  table: ['dir', 'lang'],
  ...withAttributes(['thead', 'tbody', 'tr']),
  ...withAttributes(['th', 'td'], 'colspan', 'rowspan'),
};

/** An attribute whose value does not match is removed. The ids are those of footnotes and of the references to them. */
const attributePatterns: Readonly<Record<string, RegExp>> = {
  dir: /^(ltr|rtl)$/,
  lang: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/,
  start: /^\d{1,5}$/,
  type: /^[aAiI]$/,
  colspan: /^([2-9]|[1-9]\d)$/,
  rowspan: /^([2-9]|[1-9]\d)$/,
  id: /^note-\d{1,4}(-ref)?$/,
};

export const isAllowedValue = (attribute: string, value: string): boolean =>
  attributePatterns[attribute]?.test(value) ?? true;

const webOrMailLink = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@)/i;
/** Browsers read a backslash as a slash, and two slashes begin the address of another host. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;
const noteLink = /^#note-\d{1,4}(-ref)?$/;

export const isExternalLink = (href: string): boolean => webOrMailLink.test(href);
export const isContentLink = (href: string): boolean =>
  isExternalLink(href) || ownPath.test(href) || noteLink.test(href);

const externalRel = 'noopener noreferrer';

/** Staff vouch for the links that they set. Links of feeds get other attributes, so that search engines do not count them. */
export const linkAttributes = (href: string, isOfStaff = true): { href: string; rel?: string } =>
  isExternalLink(href) ? { href, rel: isOfStaff ? externalRel : `${externalRel} nofollow ugc` } : { href };

type PictureAttributes = Record<'src' | 'alt' | 'loading', string> &
  Partial<Record<'width' | 'height' | 'srcset' | 'sizes', string>>;

/** A text is at most this wide; on a phone it is as wide as the screen. */
const sizes = '(max-width: 767px) 100vw, 680px';

/** Undefined for a picture of another host, which the content security policy blocks. */
export function pictureAttributes(src: string, alt: string): PictureAttributes | undefined {
  const stored = parseStoredImageUrl(src);
  if (!stored) return isBundledPicture(src) ? { src, alt, loading: 'lazy' } : undefined;
  const srcset = stored.sources.find(({ type }) => type === 'image/webp')?.srcSet;
  const [width, height] = [String(stored.width), String(stored.height)];
  return { src, alt, width, height, ...(srcset && { srcset, sizes }), loading: 'lazy' };
}

const isBundledPicture = (src: string) => /^\/pictures\/[\w-]{1,120}\.svg$/.test(src);
