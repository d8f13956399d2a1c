import { type CheckResult, ok, wrong } from '../check-result.js';
import { httpGet } from './http-get.js';

type Failures = Record<string, { reason: string; since: string }>;

/** The publisher retries, and failures while services start are normal. */
const gracePeriodMs = 60_000;

export async function checkPublisher(publisher: string): Promise<CheckResult[]> {
  const subject = 'publisher';
  const logs = 'infra/scripts/compose.sh logs publisher';
  const response = await httpGet(publisher, '/status', 'publisher').catch((error: unknown) => String(error));
  if (typeof response === 'string')
    return [wrong(subject, `does not respond (${response}), so changes do not reach visitors: ${logs}`)];
  const { failures } = JSON.parse(response.text) as { failures: Failures };
  const lastingFailures = Object.entries(failures).filter(
    ([, { since }]) => Date.now() - Date.parse(since) > gracePeriodMs,
  );
  // Of several reasons the one that an operator can remove comes first.
  const firstFailure = lastingFailures.find(([, { reason }]) => adviceFor(reason) !== '') ?? lastingFailures[0];
  if (!firstFailure) return [ok(subject, 'writes the pages')];
  const [address, { reason }] = firstFailure;
  const message = `cannot write ${lastingFailures.length} pages, among them ${address} (${reason})`;
  return [wrong(subject, `${message}: ${adviceFor(reason)}${logs}`)];
}

function adviceFor(reason: string): string {
  if (/\b(EACCES|EPERM)\b/.test(reason)) return 'make up gives their folder to the publisher again; ';
  if (/\b(ENOSPC|EDQUOT)\b/.test(reason)) return 'make room on the disk (docker system prune); ';
  return '';
}
