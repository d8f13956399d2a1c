/** The texts between commas, each once and without the white space around it; empty when there are none. */
export const listIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
