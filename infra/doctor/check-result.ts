/** `note` is information for the operator; the message of `wrong` says how to repair it. */
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

/** The line is for people and for scripts: up.sh and the drills parse it. */
export const formatResult = ({ status: is, subject: what, message: words }: CheckResult): string =>
  `${is.padEnd(5)}  ${what}: ${words.replaceAll(/\s+/g, ' ')}`;
