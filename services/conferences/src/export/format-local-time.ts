import { toInstant, toLocalDateTime } from '@majlis/contracts/zoned-times';

/** With the offset where the local time alone would be read as another: seconds, or the hour that a night repeats. */
export function formatLocalTime(instant: string, zone: string): string {
  const local = toLocalDateTime(instant, zone);
  return toInstant(local, zone) === instant ? local.replace('T', ' ') : instant.replace(/\.000Z$/, 'Z');
}
