/** What a check has to say of one thing: that it is right, what an operator should know, or what is wrong and how to mend it. */
export type CheckResult = { status: 'ok' | 'note' | 'wrong'; subject: string; message: string };

export const ok = (subject: string, message: string): CheckResult => ({
  status: 'ok',
  subject: subject,
  message: message,
});
export const note = (subject: string, message: string): CheckResult => ({
  status: 'note',
  subject: subject,
  message: message,
});
export const wrong = (subject: string, message: string): CheckResult => ({
  status: 'wrong',
  subject: subject,
  message: message,
});

/** One line, for people and for scripts. */
export const formatResult = ({ status: is, subject: what, message: words }: CheckResult): string =>
  `${is.padEnd(5)}  ${what}: ${words.replaceAll(/\s+/g, ' ')}`;
