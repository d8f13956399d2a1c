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
