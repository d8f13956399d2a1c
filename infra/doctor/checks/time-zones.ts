import { isOutdatedTimeZoneRelease } from '@majlis/contracts/staff/system-status';
import { type CheckResult, note, ok } from '../check-result.js';

const remedy = 'make upgrade, or see "Time zones" in infra/README.md';

/** The host's operating system gets new releases of the IANA time zones by itself, so nothing is asked on the internet (ADR 0032). */
export function checkTimeZones(own: string, ofHost: string, now = Date.now()): CheckResult[] {
  const subject = 'time zones';
  if (ofHost > own) return [note(subject, `are of ${own}, and this machine already has ${ofHost}: ${remedy}`)];
  if (isOutdatedTimeZoneRelease(own, now)) return [note(subject, `are of ${own} and probably out of date: ${remedy}`)];
  return [ok(subject, `are of ${own}`)];
}
