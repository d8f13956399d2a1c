import { basename, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { CheckedArchive } from './archive/check-archive.js';
import { countContents } from './archive/format.js';
import { type BackupConfig, readBackupConfig } from './backup-config.js';
import { formatMegabytes, print, printError, runCommand, UserFacingError } from './command-line.js';
import { type RestoreResult, restoreArchive } from './restore-archive.js';

const offSitePrefix = 'offsite:';

await runCommand(async (signal) => {
  const config = readBackupConfig();
  const path = await archivePath(process.argv[2], config);
  const startedAt = performance.now();
  const result = await restoreArchive(config, {
    path,
    confirm: (archive) => askForConfirmation(archive, signal),
    print,
    signal,
  });
  printSummary(result, (performance.now() - startedAt) / 1_000);
});

/** Accepts a file name in the folder, a path in this container, or `offsite:NAME`. */
async function archivePath(argument: string | undefined, { folder, offSite }: BackupConfig): Promise<string> {
  if (!argument)
    throw new UserFacingError('Which archive? make restore FILE=backups/majlis-….tar; make backups lists them.');
  if (!argument.startsWith(offSitePrefix)) return isAbsolute(argument) ? argument : join(folder, argument);
  if (!offSite) throw new UserFacingError('No off-site store is configured: set BACKUP_S3_URL and its keys.');
  const name = argument.slice(offSitePrefix.length);
  print(`Fetching ${name} …`);
  return offSite.fetch(name, folder);
}

async function askForConfirmation({ path, manifest, bytes }: CheckedArchive, signal: AbortSignal): Promise<boolean> {
  const { objects } = countContents(manifest);
  print(
    `${basename(path)} (${formatMegabytes(bytes)}, ${objects} objects, release ${manifest.version}) holds the content of`,
  );
  print(
    `${manifest.startedAt}. Everything saved since will no longer be visible; the current database is kept under another name.`,
  );
  if (process.env.YES === '1') return true;
  if (!process.stdin.isTTY) {
    printError('There is no terminal for a confirmation: YES=1 confirms the restore.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question('Restore it? Type yes: ', { signal })).trim() === 'yes';
  } finally {
    terminal.close();
  }
}

function printSummary({ archive, previousDatabase, migrated, objects }: RestoreResult, seconds: number): void {
  const { rows } = countContents(archive.manifest);
  print(
    `Restored in ${seconds.toFixed(1)} s: ${rows} rows of ${archive.manifest.tables.length} tables as in the archive;`,
  );
  print(`objects: ${objects.added} added, ${objects.repaired} repaired, ${objects.unchanged} unchanged.`);
  if (migrated.length > 0) print(`Migrations run: ${migrated.join(', ')}.`);
  print('All staff are signed out. The publisher renders all pages again within the next minutes.');
  print(`The previous database is kept as ${previousDatabase}. When it is no longer needed:`);
  print(`infra/scripts/compose.sh exec postgres dropdb --username=majlis_owner ${previousDatabase}`);
}
