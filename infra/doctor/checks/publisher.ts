import { type CheckResult, ok, wrong } from '../check-result.js';
import { httpGet } from './http-get.js';

/** During an upgrade the publisher may be of a release that does not report the optional fields. */
type Status = {
  failures: Record<string, { reason: string; since: string }>;
  isConnected?: boolean;
  /** When the oldest change was saved that is not on its pages yet. */
  waitingSince?: string | null;
};

/** The publisher retries, and failures while services start are normal. */
const gracePeriodMs = 60_000;
/** An import or a new release changes many pages. */
const longWaitMs = 5 * 60_000;

const subject = 'publisher';
const logs = 'infra/scripts/compose.sh logs publisher';

export async function checkPublisher(publisher: string): Promise<CheckResult[]> {
  const response = await httpGet(publisher, '/status', 'publisher').catch((error: unknown) => String(error));
  if (typeof response === 'string')
    return [wrong(subject, `does not respond (${response}), so changes do not reach visitors: ${logs}`)];
  const { failures, isConnected, waitingSince } = JSON.parse(response.text) as Status;
  if (isConnected === false)
    return [wrong(subject, `has no connection to the database, so changes do not reach visitors: ${logs}`)];
  const lastingFailures = Object.entries(failures).filter(
    ([, { since }]) => Date.now() - Date.parse(since) > gracePeriodMs,
  );
  // Of several reasons the one that an operator can remove comes first.
  const firstFailure = lastingFailures.find(([, { reason }]) => adviceFor(reason) !== '') ?? lastingFailures[0];
  if (!firstFailure) return [describeWait(waitingSince)];
  const [address, { reason }] = firstFailure;
  const message = `cannot write ${lastingFailures.length} pages, among them ${address} (${reason})`;
  return [wrong(subject, `${message}: ${adviceFor(reason)}${logs}`)];
}

function describeWait(waitingSince: Status['waitingSince']): CheckResult {
  const waitedMs = waitingSince ? Date.now() - Date.parse(waitingSince) : 0;
  if (waitedMs < longWaitMs) return ok(subject, 'writes the pages');
  const minutes = Math.round(waitedMs / 60_000);
  return wrong(
    subject,
    `a change that was saved ${minutes} minutes ago is not on its pages yet: the machine may be too busy (make doctor again); ${logs}`,
  );
}

function adviceFor(reason: string): string {
  if (/\b(EACCES|EPERM)\b/.test(reason)) return 'make up gives their folder to the publisher again; ';
  if (/\b(ENOSPC|EDQUOT)\b/.test(reason)) return 'make room on the disk (docker system prune); ';
  return '';
}
