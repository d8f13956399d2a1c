import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Older releases have the program in the second. */
const packages = ['nginx', 'nginx-core'];

/**
 * The distribution's nginx, unpacked below `folder` by apt-get and dpkg-deb without being installed, which needs no root; nothing
 * where there is no apt-get or where it fails. `sources` are settings of apt-get that say where else packages come from.
 */
export async function fetchNginx(folder: string, sources: string[] = []): Promise<string | undefined> {
  const program = join(folder, 'usr/sbin/nginx');
  if (existsSync(program)) return program;
  await mkdir(dirname(folder), { recursive: true });
  const scratch = await mkdtemp(`${folder}-`);
  try {
    await unpack(scratch, sources);
    // Another process may have been faster.
    await rename(join(scratch, 'root'), folder).catch(() => undefined);
  } catch {
    return undefined;
  } finally {
    await rm(scratch, { recursive: true });
  }
  return existsSync(program) ? program : undefined;
}

async function unpack(scratch: string, sources: string[]) {
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'root'])
    await mkdir(join(scratch, part), { recursive: true });
  await writeFile(join(scratch, 'state/status'), '');
  // Lists of its own, for those of the machine are root's and may be empty or old; and nothing counts as installed already.
  const own = [
    `Dir::State=${scratch}/state`,
    `Dir::Cache=${scratch}/cache`,
    `Dir::State::status=${scratch}/state/status`,
  ];
  const options = ['-qq', ...[...own, 'APT::Sandbox::User=', ...sources].flatMap((option) => ['-o', option])];
  await run('apt-get', [...options, 'update']);
  for (const name of packages) {
    await run('apt-get', [...options, 'download', name], { cwd: scratch });
    const [archive = ''] = (await readdir(scratch)).filter((file) => file.startsWith(`${name}_`));
    await run('dpkg-deb', ['-x', join(scratch, archive), join(scratch, 'root')]);
    if (existsSync(join(scratch, 'root/usr/sbin/nginx'))) return;
  }
}
