import sanitize, { type Attributes, type IOptions } from 'sanitize-html';

const maxLength = 500_000;
const maxPasses = 4;
const webAddress = /^https?:\/\/[^\s/]/i;
const linkAddress = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@)/i;

/** Increase it whenever the output changes, so that stored HTML is sanitised again. */
export const sanitiserVersion = 2;

export type SanitiseOptions = {
  base?: string;
  /** Removes images, because our pages load none from other hosts. */
  dropsPictures?: boolean;
};

const sanitizerOptions = ({ base, dropsPictures }: SanitiseOptions): IOptions => ({
  allowedTags:
    'p br hr h2 h3 h4 h5 ul ol li strong b em i u s blockquote code pre a img figure figcaption sup sub'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading', 'referrerpolicy'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  // A link or image without a usable URL is dropped; the unknown tag name makes the library keep only its text.
  transformTags: {
    a: (_tag, { href }) => {
      const address = href === undefined ? '' : resolveUrl(base, href);
      return linkAddress.test(address) ? { tagName: 'a', attribs: linkAttributes(address) } : droppedTag;
    },
    img: (_tag, { src = '', alt = '' }) => {
      const address = resolveUrl(base, src);
      const isAllowed = !dropsPictures && webAddress.test(address) && address.startsWith('https:');
      return isAllowed ? { tagName: 'img', attribs: imageAttributes(address, alt) } : droppedTag;
    },
    h1: 'h2',
  },
});

const resolveUrl = (base: string | undefined, address: string): string =>
  base && URL.canParse(address, base) ? new URL(address, base).href : address;

const droppedTag = { tagName: 'unusable', attribs: {} };

function linkAttributes(href: string): Attributes {
  return { href, rel: 'noopener noreferrer nofollow ugc' };
}

function imageAttributes(src: string, alt: string): Attributes {
  return { src, alt, loading: 'lazy', referrerpolicy: 'no-referrer' };
}

/** Reduces untrusted HTML to harmless text markup. Sanitising the result again changes nothing. */
export function sanitiseHtml(html: string, options: SanitiseOptions = {}): string {
  const rules = sanitizerOptions(options);
  let clean = sanitize(html.slice(0, maxLength), rules);
  // Removing a tag can expose markup that parses differently the next time, so it repeats until nothing changes.
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const again = sanitize(clean, rules);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
