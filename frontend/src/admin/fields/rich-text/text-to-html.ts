const tagPattern = /<\/?[a-z]/i;

/** Turns each line of a text without HTML into a paragraph. */
export const textToHtml = (text: string): string =>
  tagPattern.test(text)
    ? text
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.trim()}</p>`)
        .join('\n');

const textEntities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&amp;': '&' };

/** Returns the words of HTML, for previews. The result is shown as text, so a tag that is left over does no harm. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li|t[dh]|figcaption)>|<br\s*\/?>/gi, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:lt|gt|nbsp|amp);/g, (entity) => textEntities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
