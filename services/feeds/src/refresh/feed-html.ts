import type { QualifiedTag } from 'sax';

export type Fragment = { text: string; isTag: boolean };

const htmlElementNames = new Set(
  (
    'a abbr acronym address article aside audio b base bdi bdo big blockquote body br button caption center cite code col dd ' +
    'del details dfn div dl dt em embed fieldset figcaption figure font footer form frame h1 h2 h3 h4 h5 h6 head header hr ' +
    'html i iframe img input ins kbd label legend li link main map mark math meta nav noscript object ol option p param ' +
    'picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody td ' +
    'template textarea tfoot th thead time title tr tt u ul var video wbr xmp'
  ).split(' '),
);
/** Elements whose end tag may be left out in HTML. */
const unclosedElements = new Set('p li dt dd tr td th option thead tbody tfoot'.split(' '));
const tagPattern = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])[^<>]*>/gi;
const commentOrEntityPattern = /<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;
const wholeBlockPattern = /^<(p|div|section|article|ul|ol|table|blockquote|h[1-6]|figure)\b[^<>]*>.*<\/\1\s*>$/is;
const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const urlAttributes = new Set(['href', 'src', 'cite', 'poster']);
const urlInTagPattern = /(<[a-z][^<>]*?\s(?:href|src)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'<>]+)/gi;

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const resolveUrl = (url: string, base: string | undefined): string =>
  base !== undefined && URL.canParse(url.trim(), base) ? new URL(url.trim(), base).href : url;

/**
 * Repairs addresses such as 'www.example.org', 'doi:10.1234/abc', or ones that are escaped twice. Others are returned as they are.
 */
export function repairUrl(text: string, documentUrl: string): string {
  const url = text.trim().replace(/&amp;/gi, '&');
  const doi = /^(?:(?:info:|urn:)?doi[:/]\s*)?(10\.\d{4,9}\/\S+)$/i.exec(url)?.[1];
  if (doi) return `https://doi.org/${doi}`;
  const handle = /^hdl:(\d[\w.]*\/\S+)$/i.exec(url)?.[1];
  if (handle) return `https://hdl.handle.net/${handle}`;
  const host = URL.canParse(documentUrl) ? new URL(documentUrl).hostname : '';
  const isBareHost = /^www\.[^\s./]+\.\S+$/i.test(url) || (host !== '' && url.toLowerCase().startsWith(`${host}/`));
  return isBareHost ? `https://${url}` : url;
}

export function openingTag({ local, attributes }: QualifiedTag, base: string | undefined): string {
  const ownAttributes = Object.values(attributes).filter(({ prefix }) => prefix === '');
  const serialised = ownAttributes.map(({ local: name, value }) => {
    const resolvedValue = urlAttributes.has(name) ? resolveUrl(value, base) : value;
    return name === 'xmlns' ? '' : ` ${name}="${escapeXml(resolvedValue)}"`;
  });
  return `<${local}${serialised.join('')}>`;
}

export const closingTag = (local: string): string => (voidElements.has(local) ? '' : `</${local}>`);

/** The place of a text decides whether it may be HTML: titles and texts of Atom are plain unless they say otherwise (RFC 4287). */
type TextRules = { isTitle: boolean; isAtom: boolean };

/** The declared type decides what the text is; without one the content is inspected. */
export function toHtml(fragments: Fragment[], type: string, mode: string, rules: TextRules): string {
  if (isXhtml(type)) return joinFragments(fragments, escapeXml);
  const text = joinFragments(fragments, (text) => text);
  const format = (part: string) => escapeUnlessHtml(part, rules.isTitle);
  const hasTags = fragments.some(({ isTag }) => isTag);
  if (hasTags) return joinFragments(fragments, format);
  if (mode === 'base64' || isBinary(type)) return format(decodeBase64(text));
  if (/html$/.test(type)) return rules.isTitle ? escapeStrayTags(text, true).html : text;
  const isText = type === 'text' || type === 'plain' || (rules.isAtom && (rules.isTitle || !isWholeBlock(text)));
  return isText ? escapeXml(text) : format(text);
}

/** Some feeds of Atom forget to say that their content is HTML. */
const isWholeBlock = (text: string) => wholeBlockPattern.test(text.trim());

export function resolveUrlsInHtml(html: string, base: string | undefined): string {
  if (base === undefined) return html;
  return html.replace(urlInTagPattern, (_all, before: string, quoted: string) => {
    const quote = /^["']/.exec(quoted)?.[0] ?? '';
    const url = quoted.slice(quote.length, quoted.length - quote.length);
    return `${before}${quote || '"'}${resolveUrl(url, base)}${quote || '"'}`;
  });
}

const joinFragments = (fragments: Fragment[], format: (text: string) => string): string =>
  fragments.map(({ text, isTag }) => (isTag ? text : format(text))).join('');

function escapeUnlessHtml(text: string, isTitle: boolean): string {
  const { html, hasTags } = escapeStrayTags(text, isTitle);
  return hasTags || commentOrEntityPattern.test(text) ? html : escapeXml(text);
}

/** Words in angle brackets are text, unless they are an element of HTML that is closed or needs no closing. */
function escapeStrayTags(text: string, isTitle: boolean): { html: string; hasTags: boolean } {
  const tags = [...text.matchAll(tagPattern)].map(({ 1: slash, 2: name = '', 0: tag, index }) => ({
    name: name.toLowerCase(),
    isEnd: slash === '/',
    index,
    length: tag.length,
    isKept: false,
  }));
  const open = new Map<string, (typeof tags)[number][]>();
  for (const tag of tags) {
    const isKnown = htmlElementNames.has(tag.name);
    tag.isKept = voidElements.has(tag.name) || (isKnown && !isTitle && (tag.isEnd || unclosedElements.has(tag.name)));
    if (!isKnown || voidElements.has(tag.name)) continue;
    const waiting = open.get(tag.name) ?? [];
    open.set(tag.name, waiting);
    if (!tag.isEnd) waiting.push(tag);
    else {
      const start = waiting.pop();
      if (start) {
        start.isKept = true;
        tag.isKept = true;
      }
    }
  }
  let html = '';
  let position = 0;
  for (const { index, length, isKept } of tags) {
    const tag = text.slice(index, index + length);
    html += text.slice(position, index) + (isKept ? tag : escapeXml(tag));
    position = index + length;
  }
  return { html: html + text.slice(position), hasTags: tags.some(({ isKept }) => isKept) };
}

const isXhtml = (type: string): boolean => /^xhtml$|^application\/xhtml\+xml$|^(?:text|application)\/xml$/.test(type);

/** Atom encodes content of these types in base64 (RFC 4287, 4.1.3.3). */
const isBinary = (type: string): boolean => /^(?:image|audio|video)\/|^application\/octet-stream$/.test(type);

function decodeBase64(text: string): string {
  const decoded = Buffer.from(text, 'base64').toString();
  return decoded.includes('\uFFFD') ? '' : decoded;
}
