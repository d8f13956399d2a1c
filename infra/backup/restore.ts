import { createInterface } from 'node:readline/promises';
import { readBackupConfig } from './backup-config.js';
import { describeBackup, findBackup, findWarnings, isComplete, type ListedBackup, listBackups } from './backups.js';
import type { Snapshot } from './repository.js';
import { type RestoreResult, restoreBackup } from './restore-backup.js';
import { print, printError, runCommand, UserFacingError } from './run-program.js';
import { countRows } from './snapshot-files.js';

const maxListed = 20;

await runCommand(async (signal) => {
  const config = readBackupConfig();
  const { backups, problem } = await listBackups(config.repository, config.offSite);
  if (problem) printError(problem);
  const chosen = findBackup(backups, process.argv[2] || (await choose(backups, signal)));
  const warnings = findWarnings(backups, chosen);
  print(describeBackup(chosen));
  print([`It has ${describeContent(chosen.snapshot)}.`, ...warnings].join(' '));
  const newest = backups.find((each) => each.repository === chosen.repository && isComplete(each.snapshot));
  if (newest && newest.snapshot.time > chosen.snapshot.time)
    print(`There is a newer one, ${newest.name}: it has ${describeContent(newest.snapshot)}.`);
  print('Everything saved since will no longer be visible; the current database is kept under another name.');
  const startedAt = performance.now();
  const confirm = () => isConfirmed(warnings.length > 0, signal);
  const result = await restoreBackup(config, { ...chosen, confirm, print, signal });
  printSummary(result, (performance.now() - startedAt) / 1_000);
});

function describeContent(snapshot: Snapshot): string {
  const hours = Math.floor((Date.now() - snapshot.time.getTime()) / 3_600_000);
  const age = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
  const { rows = 'an unknown number of', objects = 'an unknown number of' } = snapshot;
  return `${rows} rows and ${objects} objects, and is ${age} old`;
}

async function choose(backups: ListedBackup[], signal: AbortSignal): Promise<string> {
  for (const backup of backups.slice(0, maxListed)) print(describeBackup(backup));
  if (backups.length > maxListed) print(`… and ${backups.length - maxListed} older ones: make backups`);
  const answer = await ask('Which backup? (latest) ', signal);
  if (answer !== undefined) return answer || 'latest';
  throw new UserFacingError('Which backup? make restore SNAPSHOT=latest, or another of the list.');
}

/** YES=1 was given before the backup was chosen, so a backup that is far smaller than others needs FORCE=1. */
async function isConfirmed(hasWarnings: boolean, signal: AbortSignal): Promise<boolean> {
  if (process.env.FORCE === '1' || (process.env.YES === '1' && !hasWarnings)) return true;
  const answer = await ask('Restore it? Type yes: ', signal);
  const confirmation = hasWarnings ? 'FORCE=1 confirms the restore of so much less' : 'YES=1 confirms the restore';
  if (answer === undefined) printError(`There is no terminal for a confirmation: ${confirmation}.`);
  return answer === 'yes';
}

/** Returns undefined without a terminal. */
async function ask(question: string, signal: AbortSignal): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question, { signal })).trim();
  } finally {
    terminal.close();
  }
}

function printSummary({ contents, previousDatabase, migrated, objects }: RestoreResult, seconds: number): void {
  const rows = countRows(contents);
  print(`Restored in ${seconds.toFixed(1)} s: ${rows} rows of ${contents.tables.length} tables as in the backup;`);
  print(`objects: ${objects.added} added, ${objects.repaired} repaired, ${objects.unchanged} unchanged.`);
  if (migrated.length > 0) print(`Migrations run: ${migrated.join(', ')}.`);
  print('All staff are signed out. The publisher renders all pages again within the next minutes.');
  print(`The previous database is kept as ${previousDatabase}. When it is no longer needed:`);
  print(`infra/scripts/compose.sh exec postgres dropdb --username=majlis_owner ${previousDatabase}`);
}
