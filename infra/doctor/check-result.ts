export type CheckResult = { status: 'ok' | 'note' | 'wrong'; subject: string; message: string };

export const ok = (subject: string, message: string): CheckResult => ({
  status: 'ok',
  subject,
  message,
});
export const note = (subject: string, message: string): CheckResult => ({
  status: 'note',
  subject,
  message,
});
export const wrong = (subject: string, message: string): CheckResult => ({
  status: 'wrong',
  subject,
  message,
});

/** The line is for people and for scripts: up.sh and the drills parse it. */
export const formatResult = ({ status, subject, message }: CheckResult): string =>
  `${status.padEnd(5)}  ${subject}: ${message.replaceAll(/\s+/g, ' ')}`;
