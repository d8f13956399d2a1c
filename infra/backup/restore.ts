import { basename, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { CheckedArchive } from './archive/check-archive.js';
import { countContents } from './archive/format.js';
import { type BackupConfig, readBackupConfig } from './backup-config.js';
import { formatMegabytes, print, printError, runCommand, UserFacingError } from './command-line.js';
import { type RestoreResult, restoreArchive } from './restore-archive.js';

const offSitePrefix = 'offsite:';

await runCommand(async (signal) => {
  const tools = readBackupConfig();
  const path = await archivePath(process.argv[2], tools);
  const began = performance.now();
  const restored = await restoreArchive(tools, {
    path,
    agree: (archive) => agree(archive, signal),
    say: print,
    signal,
  });
  printSummary(restored, (performance.now() - began) / 1_000);
});

/** Accepts a file name in the folder, a path in this container, or `offsite:NAME`. */
async function archivePath(given: string | undefined, { folder, offSite }: BackupConfig): Promise<string> {
  if (!given)
    throw new UserFacingError('Which archive? make restore FILE=backups/majlis-….tar; make backups lists them.');
  if (!given.startsWith(offSitePrefix)) return isAbsolute(given) ? given : join(folder, given);
  if (!offSite) throw new UserFacingError('There is no other place to fetch it from: set BACKUP_S3_URL and its keys.');
  const name = given.slice(offSitePrefix.length);
  print(`Fetching ${name} …`);
  return offSite.fetch(name, folder);
}

async function agree({ path, manifest, bytes }: CheckedArchive, signal: AbortSignal): Promise<boolean> {
  const { objects } = countContents(manifest);
  print(
    `${basename(path)} (${formatMegabytes(bytes)}, ${objects} objects, release ${manifest.version}) holds what was there at`,
  );
  print(
    `${manifest.startedAt}. Everything saved since will no longer be shown; the database of now is kept beside it.`,
  );
  if (process.env.YES === '1') return true;
  if (!process.stdin.isTTY) {
    printError('Nobody can be asked here: YES=1 says that it is meant.');
    return false;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await asking.question('Restore it? Type yes: ', { signal })).trim() === 'yes';
  } finally {
    asking.close();
  }
}

function printSummary({ archive, previousDatabase: former, migrated, objects }: RestoreResult, seconds: number): void {
  const { rows } = countContents(archive.manifest);
  print(
    `Restored in ${seconds.toFixed(1)} s: ${rows} rows of ${archive.manifest.tables.length} tables as in the archive;`,
  );
  print(`of the objects ${objects.added} added, ${objects.mended} mended, ${objects.asTheyWere} there already.`);
  if (migrated.length > 0) print(`Brought up to this release: ${migrated.join(', ')}.`);
  print('All staff are signed out. Pages are written anew by the publisher within the next minutes.');
  print(`What was there before is the database ${former}. When it is no longer wanted:`);
  print(`infra/scripts/compose.sh exec postgres dropdb --username=majlis_owner ${former}`);
}
