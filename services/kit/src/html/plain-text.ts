import sanitize from 'sanitize-html';

const blockEdge =
  /<\/?(?:p|br|hr|div|section|article|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|pre|figure|figcaption)\b/gi;
const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a piece of HTML on one line, to be shown as text and never as markup. */
export function plainText(html: string): string {
  const words = sanitize(html.slice(0, 500_000).replace(blockEdge, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    nestingLimit: 50,
  });
  return words
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escaped[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cut at a word so that it has at most `length` characters, the ellipsis included. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/\p{Surrogate}$/u, ''); // never half of a character
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length).trimEnd()}…`;
}
