import sanitize from 'sanitize-html';

const blockTag =
  /<\/?(?:p|br|hr|div|section|article|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|pre|figure|figcaption)\b/gi;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text of HTML on one line; block elements become spaces. Show it as text, never as markup. */
export function toPlainText(html: string): string {
  const text = html.slice(0, 500_000);
  const words = /[<&]/.test(text) ? withoutMarkup(text) : text;
  return words.replace(/\s+/g, ' ').trim();
}

function withoutMarkup(html: string): string {
  const options = { allowedTags: [], allowedAttributes: {}, nestingLimit: 50 };
  return sanitize(html.replace(blockTag, ' $&'), options).replace(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => entities[entity] ?? entity,
  );
}

/** Truncates at a word boundary to at most `length` characters, including the ellipsis. */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/\p{Surrogate}$/u, ''); // never half of a surrogate pair
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length).trimEnd()}…`;
}

const knownTag =
  /<\/?(?:a|abbr|b|blockquote|br|code|dd|del|div|dl|dt|em|figure|font|h[1-6]|hr|i|img|ins|li|ol|p|pre|s|section|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;

/** The text of HTML or Markdown in lines and paragraphs, with the addresses of its links. Any other text stays as it is. */
export function toPlainLines(text: string): string {
  const lines = knownTag.test(text) ? fromHtml(text) : fromMarkdown(text);
  return lines
    .split('\n')
    .map((line) => (entity.test(line) || knownTag.test(line) ? keepIndent(line) : line.trimEnd()))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Turns entities and remaining tags of a line into plain text, and keeps its indent. */
const keepIndent = (line: string): string => `${/^\s*/.exec(line)?.[0] ?? ''}${toPlainText(line)}`.trimEnd();

function fromHtml(html: string): string {
  let count: number | undefined;
  return html
    .replace(/<(script|style|head|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(
      /<a\b[^>]*\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a>/gi,
      (_match, one?: string, two?: string, label = '') => describeLink(label, one ?? two ?? ''),
    )
    .replace(/<(ol|ul)\b[^>]*>|<li\b[^>]*>/gi, (_match, list?: string) => {
      if (list) count = list.toLowerCase() === 'ol' ? 0 : undefined;
      else if (count !== undefined) count += 1;
      return list ? '\n' : `\n${count === undefined ? '- ' : `${count}. `}`;
    })
    .replace(/\s*<(?:br|\/tr|\/dt|\/dd|\/li)\b[^>]*>\s*/gi, '\n')
    .replace(/<\/t[dh]>\s*(?=<t)/gi, ' | ')
    .replace(/\s*<\/?(?:p|div|section|h[1-6]|blockquote|pre|ul|ol|table|figure|hr|dl)\b[^>]*>\s*/gi, '\n\n')
    .replace(/\n\n(?=- |\d+\. )|(?<=^- |\n- |\. )\n+/g, (space) => (space.includes('\n\n') ? '\n\n' : ''))
    .replace(/ *\n */g, '\n');
}

function describeLink(label: string, address: string): string {
  const text = label.trim();
  const target = address.replace(/^mailto:/i, '').trim();
  const isSame =
    toPlainText(text).replace(/^https?:\/\/|\/$/g, '') === toPlainText(target).replace(/^https?:\/\/|\/$/g, '');
  return text === '' || isSame ? target : target === '' || target.startsWith('#') ? text : `${text} (${target})`;
}

/** Replaces only marks that plain texts do not have by chance. */
function fromMarkdown(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^```[^\n]*\n([\s\S]*?)^```[ \t]*$/gm, '$1')
    .replace(/!\[([^\]\n]*)\]\([^()\s]+(?: "[^"\n]*")?\)/g, '$1')
    .replace(
      /\[([^\]\n]+)\]\(<?((?:https?:|mailto:)[^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)*)>?(?: "[^"\n]*")?\)/gi,
      (_match, label: string, address: string) => describeLink(label, address),
    )
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi, '$1')
    .replace(/^ {0,3}#{1,6}[ \t]+(.+?)[ \t]*#*$/gm, '$1')
    .replace(/^ {0,3}>[ \t]?/gm, '')
    .replace(/^( *)[*+][ \t]+(?=\S)/gm, '$1- ')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n]*?[^\s*\\])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_\n]*?[^\s_\\])_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/(?: {2,}|\\)$/gm, '')
    .replace(/\\([*_`[\]()#+.!>~-])/g, '$1');
}
