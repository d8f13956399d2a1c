import {
  contentMarkup,
  feedMarkup,
  isAllowedValue,
  isContentLink,
  isExternalLink,
  linkAttributes,
  type Markup,
  pictureAttributes,
} from '@majlis/contracts/shared/rich-text';
import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html';

const maxLength = 500_000;
const maxPasses = 4;

/** Increase the version whenever the output changes, so that stored HTML is sanitised again. */
export const sanitiserVersion = 3;

type SanitiseOptions = {
  base?: string;
  /** Allows what only staff may use: tables, languages, footnotes, and links and pictures within this site. */
  isStaffContent?: boolean;
};

const droppedTag: Tag = { tagName: 'unusable', attribs: {} };

const sanitizerOptions = ({ base, isStaffContent = false }: SanitiseOptions): IOptions => {
  const markup: Markup = isStaffContent ? contentMarkup : feedMarkup;
  const isAllowedLink = isStaffContent ? isContentLink : isExternalLink;
  return {
    allowedTags: Object.keys(markup),
    allowedAttributes: Object.fromEntries(Object.entries(markup).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    // A link or image without a usable URL is dropped; the unknown tag name makes the library keep only its text.
    transformTags: {
      a: (_tag, { href, id }) => {
        const address = href === undefined ? '' : resolveUrl(base, href);
        return isAllowedLink(address)
          ? toTag('a', { ...linkAttributes(address, isStaffContent), ...(id && { id }) })
          : droppedTag;
      },
      img: (_tag, { src = '', alt = '' }) => toTag('img', pictureAttributes(src, alt)),
      span: (_tag, attributes) => (hasLanguage(attributes) ? toTag('span', attributes) : droppedTag),
      h1: 'h2',
      '*': (tag, attributes) => toTag(tag, allowedValues(attributes)),
    },
  };
};

const toTag = (tagName: string, attribs?: Attributes): Tag => (attribs ? { tagName, attribs } : droppedTag);

const allowedValues = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isAllowedValue(name, value)));

const hasLanguage = ({ dir = '', lang = '' }: Attributes): boolean =>
  isAllowedValue('dir', dir) || isAllowedValue('lang', lang);

const resolveUrl = (base: string | undefined, address: string): string =>
  base && URL.canParse(address, base) ? new URL(address, base).href : address;

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
