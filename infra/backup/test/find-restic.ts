import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { downloadProgram } from '../../local/programs/download-program.js';
import { projectFolder } from '../../local/run-settings.js';

const folder = join(projectFolder, 'node_modules/.cache/majlis/restic');
const program = { packages: ['restic'], path: 'usr/bin/restic' };

/** The packages of Debian 13, on which the image of backups is based, run on older releases, too. */
const debian13 =
  'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian trixie main';

/** Puts restic into the PATH: the one of the machine if it is new enough, else the package, which needs no root. */
export async function findRestic(): Promise<void> {
  const path = (process.env.PATH ?? '').split(delimiter);
  const { stdout } = spawnSync('restic', ['version'], { encoding: 'utf8' });
  const [, major, minor] = /^restic (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  if (Number(major) > 0 || Number(minor) >= 17) return;
  await mkdir(dirname(folder), { recursive: true });
  const list = `${folder}.list`;
  await writeFile(list, `${debian13}\n`);
  const sources = [`Dir::Etc::sourcelist=${list}`, 'Dir::Etc::sourceparts=-'];
  const found = (await downloadProgram(folder, { ...program, sources })) ?? (await downloadProgram(folder, program));
  if (!found)
    throw new Error(
      'The tests of backups need restic 0.17 or later: sudo apt-get install restic, or brew install restic.',
    );
  process.env.PATH = [dirname(found), ...path].join(delimiter);
}
