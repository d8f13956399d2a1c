import { isOutdatedTimeZoneRelease } from '@majlis/contracts/staff/system-status';
import { type CheckResult, note, ok } from '../check-result.js';

const remedy = 'make upgrade, or see "Time zones" in infra/reference.md';

/** The host's operating system gets new releases of the IANA time zones, so nothing is asked on the internet (infra/adr/programme.md). */
export function checkTimeZones(own: string, ofHost: string, now = Date.now()): CheckResult[] {
  const subject = 'time zones';
  if (ofHost > own) return [note(subject, `are of ${own}, and this machine already has ${ofHost}: ${remedy}`)];
  if (isOutdatedTimeZoneRelease(own, now)) return [note(subject, `are of ${own} and probably out of date: ${remedy}`)];
  return [ok(subject, `are of ${own}`)];
}
