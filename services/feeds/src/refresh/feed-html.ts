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
const tagPattern = /<\/?([a-z][a-z\d]*)(?=[\s/>])[^<>]*>/gi;
const commentOrEntityPattern = /<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;
const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const urlAttributes = new Set(['href', 'src', 'cite', 'poster']);
const urlInTagPattern = /(<[a-z][^<>]*?\s(?:href|src)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'<>]+)/gi;

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const resolveUrl = (url: string, base: string | undefined): string =>
  base !== undefined && URL.canParse(url.trim(), base) ? new URL(url.trim(), base).href : url;

export function openingTag({ local, attributes }: QualifiedTag, base: string | undefined): string {
  const ownAttributes = Object.values(attributes).filter(({ prefix }) => prefix === '');
  const serialised = ownAttributes.map(({ local: name, value }) => {
    const resolvedValue = urlAttributes.has(name) ? resolveUrl(value, base) : value;
    return name === 'xmlns' ? '' : ` ${name}="${escapeXml(resolvedValue)}"`;
  });
  return `<${local}${serialised.join('')}>`;
}

export const closingTag = (local: string): string => (voidElements.has(local) ? '' : `</${local}>`);

/** The declared type decides what the text is; without one the content is inspected. */
export function toHtml(fragments: Fragment[], type: string, mode: string): string {
  if (isXhtml(type)) return joinFragments(fragments, escapeXml);
  const text = joinFragments(fragments, (text) => text);
  const hasTags = fragments.some(({ isTag }) => isTag);
  if (hasTags) return joinFragments(fragments, escapeUnlessHtml);
  if (mode === 'base64' || isBinary(type)) return escapeUnlessHtml(decodeBase64(text));
  if (/html$/.test(type)) return text;
  return type === 'text' ? escapeXml(text) : escapeUnlessHtml(text);
}

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

const escapeUnlessHtml = (text: string): string => (looksLikeHtml(text) ? text : escapeXml(text));

function looksLikeHtml(text: string): boolean {
  if (commentOrEntityPattern.test(text)) return true;
  for (const [, name = ''] of text.matchAll(tagPattern)) if (htmlElementNames.has(name.toLowerCase())) return true;
  return false;
}

const isXhtml = (type: string): boolean => /^xhtml$|^application\/xhtml\+xml$|^(?:text|application)\/xml$/.test(type);

/** Atom has such content in base64 (RFC 4287, 4.1.3.3). */
const isBinary = (type: string): boolean => /^(?:image|audio|video)\/|^application\/octet-stream$/.test(type);

function decodeBase64(text: string): string {
  const decoded = Buffer.from(text, 'base64').toString();
  return decoded.includes('\uFFFD') ? '' : decoded;
}
