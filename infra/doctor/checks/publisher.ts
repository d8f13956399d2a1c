import { type CheckResult, ok, wrong } from '../check-result.js';
import { httpGet } from './http-get.js';

type Failures = Record<string, { reason: string; since: string }>;

/** The publisher retries, and failures while services start are normal. */
const gracePeriodMs = 60_000;

export async function checkPublisher(publisher: string): Promise<CheckResult[]> {
  const what = 'publisher';
  const logs = 'infra/scripts/compose.sh logs publisher';
  const answer = await httpGet(publisher, '/status', 'publisher').catch((error: unknown) => String(error));
  if (typeof answer === 'string')
    return [wrong(what, `does not answer (${answer}), and what is saved is not seen by visitors: ${logs}`)];
  const { failed } = JSON.parse(answer.text) as { failed: Failures };
  const lasting = Object.entries(failed).filter(([, { since }]) => Date.now() - Date.parse(since) > gracePeriodMs);
  const [first] = lasting;
  if (!first) return [ok(what, 'writes the pages')];
  const [address, { reason }] = first;
  return [wrong(what, `cannot write ${lasting.length} pages, among them ${address} (${reason}): ${logs}`)];
}
