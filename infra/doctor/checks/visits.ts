import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheckResult, note, ok, wrong } from '../check-result.js';

const subject = 'visits';
/** cms counts a file within ten minutes after its hour, and the last line of a quiet hour may be an hour older. */
const maxAgeMs = 2 * 3_600_000;

/** The gateway writes a file for each hour, and cms counts and removes it (ADR 0043). */
export async function checkVisits(folder: string, now = Date.now()): Promise<CheckResult[]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    const modified = await Promise.all(names.map(async (name) => modifiedMs(join(folder, name))));
    const old = modified.filter((time) => time < now - maxAgeMs);
    if (old.length === 0) return [ok(subject, 'are counted')];
    const hours = Math.floor((now - Math.min(...old)) / 3_600_000);
    return [
      wrong(
        subject,
        `those of ${old.length} hours are not counted, the oldest since ${hours} hours: make restart SERVICE=cms; ` +
          'if they are still there after ten minutes, infra/scripts/compose.sh logs cms says why',
      ),
    ];
  } catch (error) {
    return [note(subject, `their folder could not be read (${(error as Error).message})`)];
  }
}

/** A file that cms has removed meanwhile is not old. */
const modifiedMs = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
