import { eachOnce } from '@majlis/contracts/text';

/** The texts between commas, each once and without the white space around it; empty when there are none. */
export const listIn = (text: string): string[] =>
  eachOnce(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
