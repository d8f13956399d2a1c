export type CheckResult = { status: 'ok' | 'note' | 'wrong'; subject: string; message: string };

/** A check returns results in any nesting, and false or undefined where there is nothing to say. */
export type CheckResults = CheckResult | false | undefined | CheckResults[];

export type Checked = Promise<CheckResults>;

type Report = (subject: string, message: string) => CheckResult;
export const ok: Report = (subject, message) => ({ status: 'ok', subject, message });
export const note: Report = (subject, message) => ({ status: 'note', subject, message });
export const wrong: Report = (subject, message) => ({ status: 'wrong', subject, message });

export const reportOn = (subject: string) => ({
  ok: (message: string) => ok(subject, message),
  note: (message: string) => note(subject, message),
  wrong: (message: string) => wrong(subject, message),
});

export function flatten(results: CheckResults): CheckResult[] {
  if (Array.isArray(results)) return results.flatMap(flatten);
  return results ? [results] : [];
}

/** The line is for people and for scripts: up.sh and the drills parse it. */
export const formatResult = ({ status, subject, message }: CheckResult): string =>
  `${status.padEnd(5)}  ${subject}: ${message.replaceAll(/\s+/g, ' ')}`;

export const listFirst = (names: string[], max = 3): string =>
  names.slice(0, max).join(', ') + (names.length > max ? ` and ${names.length - max} more` : '');

export const hoursSince = (from: number): number => Math.floor((Date.now() - from) / 3_600_000);
export const minutesSince = (from: number): number => Math.round((Date.now() - from) / 60_000);

export const formatGigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

export const logsOf = (service: string): string => `infra/scripts/compose.sh logs ${service}`;
