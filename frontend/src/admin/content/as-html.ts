const tag = /<\/?[a-z]/i;

/** A text without HTML, as one pastes it from a letter, in paragraphs: each line is one. */
export const asHtml = (text: string): string =>
  tag.test(text)
    ? text
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.trim()}</p>`)
        .join('\n');
