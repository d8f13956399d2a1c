import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

type Program = {
  /** The names of packages that may contain the program, the likeliest first. */
  packages: string[];
  /** The path of the program in its package. */
  path: string;
  /** Options of apt-get for other sources than those of the machine. */
  sources?: string[];
};

/** Unpacks a package of the distribution into `folder`, which needs no root. */
export async function downloadProgram(folder: string, program: Program): Promise<string | undefined> {
  const path = join(folder, program.path);
  if (existsSync(path)) return path;
  await mkdir(dirname(folder), { recursive: true });
  const tempFolder = await mkdtemp(`${folder}-`);
  try {
    await unpack(tempFolder, program);
    // Another process may have created the folder first.
    await rename(join(tempFolder, 'root'), folder).catch(() => undefined);
  } catch {
    return undefined;
  } finally {
    await rm(tempFolder, { recursive: true });
  }
  return existsSync(path) ? path : undefined;
}

async function unpack(tempFolder: string, { packages, path, sources = [] }: Program): Promise<void> {
  for (const subfolder of ['state/lists/partial', 'cache/archives/partial', 'root'])
    await mkdir(join(tempFolder, subfolder), { recursive: true });
  const status = join(tempFolder, 'state/status');
  await writeFile(status, '');
  // The machine's package lists may be empty or old and belong to root. The empty status file makes apt-get see no installed package.
  const isolation = [
    `Dir::State=${tempFolder}/state`,
    `Dir::Cache=${tempFolder}/cache`,
    `Dir::State::status=${status}`,
  ];
  const options = [...isolation, 'APT::Sandbox::User=', ...sources].flatMap((option) => ['-o', option]);
  await execa('apt-get', ['-qq', ...options, 'update']);
  for (const name of packages) {
    await execa('apt-get', ['-qq', ...options, 'download', name], { cwd: tempFolder });
    const archive = (await readdir(tempFolder)).find((file) => file.startsWith(`${name}_`)) ?? '';
    await execa('dpkg-deb', ['-x', join(tempFolder, archive), join(tempFolder, 'root')]);
    if (existsSync(join(tempFolder, 'root', path))) return;
  }
}
