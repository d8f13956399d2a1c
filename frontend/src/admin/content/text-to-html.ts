const tagPattern = /<\/?[a-z]/i;

/** A text without HTML, as one pastes it from a letter, in paragraphs: each line is one. */
export const textToHtml = (text: string): string =>
  tagPattern.test(text)
    ? text
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.trim()}</p>`)
        .join('\n');
