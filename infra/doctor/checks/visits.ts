import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheckResult, note, ok, wrong } from '../check-result.js';

const subject = 'visits';
/** cms counts a file within ten minutes after its hour, and the last line of a quiet hour may be an hour older. */
const maxAgeMs = 2 * 3_600_000;

export type FolderOwners = { gatewayUser: number; cmsGroup: number };
const ownersInContainers: FolderOwners = { gatewayUser: 101, cmsGroup: 1000 };

/** The gateway writes a file for each hour, and cms counts and removes it (infra/adr/monitoring.md). */
export async function checkVisits(
  folder: string,
  now = Date.now(),
  owners: FolderOwners = ownersInContainers,
): Promise<CheckResult[]> {
  try {
    const denied = checkAccess(await stat(folder), owners);
    if (denied) return [denied];
    const entries = await readEntries(folder);
    const [notFile] = entries.filter(({ isFile }) => !isFile);
    if (notFile) return [notFileResult(notFile.name)];
    return [
      checkAges(
        entries.filter(({ time }) => time < now - maxAgeMs).map(({ time }) => time),
        now,
      ),
    ];
  } catch (error) {
    return [note(subject, `their folder could not be read (${(error as Error).message})`)];
  }
}

/** Neither says anything to a visitor when it may not write there. */
function checkAccess({ uid, gid, mode }: Stats, { gatewayUser, cmsGroup }: FolderOwners): CheckResult | undefined {
  const mayAllWrite = (mode & 0o003) === 0o003;
  const mayGatewayWrite = mayAllWrite || (uid === gatewayUser && (mode & 0o300) === 0o300);
  const mayCmsRemove = mayAllWrite || (gid === cmsGroup && (mode & 0o070) === 0o070);
  if (mayGatewayWrite && mayCmsRemove) return undefined;
  const denied = mayGatewayWrite ? 'cms may not read and remove them' : 'the gateway may not write them';
  return wrong(subject, `${denied}, so none are counted: make up gives their folder to both again`);
}

async function readEntries(folder: string): Promise<{ name: string; isFile: boolean; time: number }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  return Promise.all(
    names.map(async (name) => {
      // A file that cms has removed meanwhile is not old.
      const stats = await stat(join(folder, name)).catch(() => undefined);
      return { name, isFile: stats?.isFile() ?? true, time: stats?.mtimeMs ?? Number.POSITIVE_INFINITY };
    }),
  );
}

const notFileResult = (name: string): CheckResult =>
  wrong(
    subject,
    `${name} is a folder in place of the file of an hour, so that hour cannot be counted: make up, ` +
      `then infra/scripts/compose.sh exec gateway rm -r /visits/${name}`,
  );

function checkAges(old: number[], now: number): CheckResult {
  if (old.length === 0) return ok(subject, 'are counted');
  const hours = Math.floor((now - Math.min(...old)) / 3_600_000);
  return wrong(
    subject,
    `those of ${old.length} hours are not counted, the oldest since ${hours} hours: make restart SERVICE=cms; ` +
      'if they are still there after ten minutes, infra/scripts/compose.sh logs cms says why',
  );
}
