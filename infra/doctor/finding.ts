/** What a check has to say of one thing: that it is right, what an operator should know, or what is wrong and how to mend it. */
export type Finding = { is: 'ok' | 'note' | 'wrong'; what: string; words: string };

export const ok = (what: string, words: string): Finding => ({ is: 'ok', what, words });
export const note = (what: string, words: string): Finding => ({ is: 'note', what, words });
export const wrong = (what: string, words: string): Finding => ({ is: 'wrong', what, words });

/** One line, for people and for scripts. */
export const lineOf = ({ is, what, words }: Finding): string =>
  `${is.padEnd(5)}  ${what}: ${words.replaceAll(/\s+/g, ' ')}`;
