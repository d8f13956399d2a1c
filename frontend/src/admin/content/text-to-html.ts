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
