import sanitize, { type Attributes, type IOptions } from 'sanitize-html';

const longest = 500_000;
const mostRounds = 4;
const webAddress = /^https?:\/\/[^\s/]/i;
const linkAddress = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@)/i;

/** Rises whenever other HTML comes out, so that what was cleaned before can be cleaned again. */
export const sanitiserVersion = 2;

export type SanitiseOptions = {
  /** Where the text is from: its relative addresses are meant from there. */
  base?: string;
  /** Leaves pictures out: our pages show none of other hosts. */
  dropsPictures?: boolean;
};

const rulesFor = ({ base, dropsPictures }: SanitiseOptions): IOptions => ({
  allowedTags:
    'p br hr h2 h3 h4 h5 ul ol li strong b em i u s blockquote code pre a img figure figcaption sup sub'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading', 'referrerpolicy'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  // A link or picture without a usable address is worse than its text alone; the unknown name drops the tag.
  transformTags: {
    a: (_tag, { href }) => {
      const address = href === undefined ? '' : from(base, href);
      return linkAddress.test(address) ? { tagName: 'a', attribs: linkTo(address) } : dropped;
    },
    img: (_tag, { src = '', alt = '' }) => {
      const address = from(base, src);
      const isShown = !dropsPictures && webAddress.test(address) && address.startsWith('https:');
      return isShown ? { tagName: 'img', attribs: picture(address, alt) } : dropped;
    },
    h1: 'h2',
  },
});

/** Without a base, an address stays as it was written. */
const from = (base: string | undefined, address: string): string =>
  base && URL.canParse(address, base) ? new URL(address, base).href : address;

const dropped = { tagName: 'unusable', attribs: {} };

function linkTo(href: string): Attributes {
  return { href, rel: 'noopener noreferrer nofollow ugc' };
}

function picture(src: string, alt: string): Attributes {
  return { src, alt, loading: 'lazy', referrerpolicy: 'no-referrer' };
}

/** HTML from staff or from outside, reduced to harmless text markup. Cleaning what is clean changes nothing. */
export function sanitiseHtml(html: string, options: SanitiseOptions = {}): string {
  const rules = rulesFor(options);
  let clean = sanitize(html.slice(0, longest), rules);
  // Dropping a tag can leave markup that is read differently the next time; a round that changes nothing ends this.
  for (let round = 0; round < mostRounds; round += 1) {
    const again = sanitize(clean, rules);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
