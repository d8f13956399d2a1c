import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isArchiveName } from './archive/format.js';

export async function openBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // chmod fails on a folder of another owner, which then keeps its mode.
  await chmod(folder, 0o700).catch(() => undefined);
  const names = await readdir(folder);
  for (const name of names) if (/^majlis-.*\.partial$/.test(name)) await rm(join(folder, name), { force: true });
}

export async function archivesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(isArchiveName).sort().reverse();
}

export async function removeArchives(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

const incompleteSuffix = '.incomplete';

export async function removeIncomplete(folder: string): Promise<void> {
  const names = await readdir(folder);
  await removeArchives(
    folder,
    names.filter((name) => name.endsWith(incompleteSuffix)),
  );
}

export async function markIncomplete(folder: string, draftPath: string, name: string): Promise<string> {
  await removeIncomplete(folder);
  await rename(draftPath, join(folder, `${name}${incompleteSuffix}`));
  return `${name}${incompleteSuffix}`;
}

/** A rename survives a power cut only after its folder has been synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
