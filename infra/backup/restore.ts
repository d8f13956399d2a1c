import { basename, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { CheckedArchive } from './archive/check-archive.js';
import { countsOf } from './archive/format.js';
import { readTools, type Tools } from './read-settings.js';
import { type Restored, restoreArchive } from './restore-archive.js';
import { complain, megabytes, Refusal, runProgram, say } from './run-program.js';

const offSitePrefix = 'offsite:';

await runProgram(async (signal) => {
  const tools = readTools();
  const path = await archivePath(process.argv[2], tools);
  const began = performance.now();
  const restored = await restoreArchive(tools, { path, agree: (archive) => agree(archive, signal), say, signal });
  tell(restored, (performance.now() - began) / 1_000);
});

/** A name in the folder, a path in this container, or `offsite:NAME`. */
async function archivePath(given: string | undefined, { folder, offSite }: Tools): Promise<string> {
  if (!given) throw new Refusal('Which archive? make restore FILE=backups/majlis-….tar; make backups lists them.');
  if (!given.startsWith(offSitePrefix)) return isAbsolute(given) ? given : join(folder, given);
  if (!offSite) throw new Refusal('There is no other place to fetch it from: set BACKUP_S3_URL and its keys.');
  const name = given.slice(offSitePrefix.length);
  say(`Fetching ${name} …`);
  return offSite.fetch(name, folder);
}

async function agree({ path, manifest, bytes }: CheckedArchive, signal: AbortSignal): Promise<boolean> {
  const { objects } = countsOf(manifest);
  say(
    `${basename(path)} (${megabytes(bytes)}, ${objects} objects, release ${manifest.version}) holds what was there at`,
  );
  say(`${manifest.startedAt}. Everything saved since will no longer be shown; the database of now is kept beside it.`);
  if (process.env.YES === '1') return true;
  if (!process.stdin.isTTY) {
    complain('Nobody can be asked here: YES=1 says that it is meant.');
    return false;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await asking.question('Restore it? Type yes: ', { signal })).trim() === 'yes';
  } finally {
    asking.close();
  }
}

function tell({ archive, former, migrated, objects }: Restored, seconds: number): void {
  const { rows } = countsOf(archive.manifest);
  say(
    `Restored in ${seconds.toFixed(1)} s: ${rows} rows of ${archive.manifest.tables.length} tables as in the archive;`,
  );
  say(`of the objects ${objects.added} added, ${objects.mended} mended, ${objects.asTheyWere} there already.`);
  if (migrated.length > 0) say(`Brought up to this release: ${migrated.join(', ')}.`);
  say('All staff are signed out. Pages are written anew by the publisher within the next minutes.');
  say(`What was there before is the database ${former}. When it is no longer wanted:`);
  say(`infra/scripts/compose.sh exec postgres dropdb --username=majlis_owner ${former}`);
}
