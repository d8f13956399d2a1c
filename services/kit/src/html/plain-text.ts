import sanitize from 'sanitize-html';

const blockEdge =
  /<\/?(?:p|br|hr|div|section|article|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|pre|figure|figcaption)\b/gi;
const escaped: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a piece of HTML on one line, to be shown as text and never as markup. */
export function toPlainText(html: string): string {
  const text = html.slice(0, 500_000);
  const words = /[<&]/.test(text) ? withoutMarkup(text) : text;
  return words.replace(/\s+/g, ' ').trim();
}

function withoutMarkup(html: string): string {
  const options = { allowedTags: [], allowedAttributes: {}, nestingLimit: 50 };
  return sanitize(html.replace(blockEdge, ' $&'), options).replace(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => escaped[entity] ?? entity,
  );
}

/** Cut at a word so that it has at most `length` characters, the ellipsis included. */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1).replace(/\p{Surrogate}$/u, ''); // never half of a character
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length).trimEnd()}…`;
}
