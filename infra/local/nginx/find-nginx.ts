import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { projectFolder } from '../run-settings.js';

// Debian keeps it where ordinary users do not look, Homebrew where nobody else does.
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const requiredModules = ['http_auth_request_module', 'http_gzip_static_module', 'http_realip_module'];

const missing =
  'Majlis needs nginx, which is not installed here: sudo apt-get install nginx (Debian, Ubuntu, WSL), ' +
  'sudo dnf install nginx (Fedora) or brew install nginx (macOS).';

/** The nginx of this machine; else the package of its distribution, unpacked into a folder of ours. */
export async function findNginx(): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
  const installed = folders.map((folder) => join(folder, 'nginx')).find(existsSync);
  if (installed && (await isUsable(installed))) return installed;
  const fetched = await downloadNginx(join(projectFolder, 'node_modules/.cache/majlis/nginx'));
  if (fetched && (await isUsable(fetched))) return fetched;
  throw new Error(missing);
}

/** Whether it runs and has all that the configuration uses. */
async function isUsable(program: string): Promise<boolean> {
  const { failed, stderr } = await execa(program, ['-V'], { reject: false });
  return !failed && requiredModules.every((module) => stderr.includes(module));
}

/** Older releases have the program in the second. */
const packages = ['nginx', 'nginx-core'];

/**
 * The distribution's nginx, unpacked below `folder` by apt-get and dpkg-deb without being installed, which needs no root; nothing
 * where there is no apt-get or where it fails. `sources` are settings of apt-get that say where else packages come from.
 */
export async function downloadNginx(folder: string, sources: string[] = []): Promise<string | undefined> {
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

async function unpack(scratch: string, sources: string[]): Promise<void> {
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'root'])
    await mkdir(join(scratch, part), { recursive: true });
  const status = join(scratch, 'state/status');
  await writeFile(status, '');
  // Lists of its own, for those of the machine are root's and may be empty or old; and nothing counts as installed already.
  const own = [`Dir::State=${scratch}/state`, `Dir::Cache=${scratch}/cache`, `Dir::State::status=${status}`];
  const options = [...own, 'APT::Sandbox::User=', ...sources].flatMap((option) => ['-o', option]);
  await execa('apt-get', ['-qq', ...options, 'update']);
  for (const name of packages) {
    await execa('apt-get', ['-qq', ...options, 'download', name], { cwd: scratch });
    const archive = (await readdir(scratch)).find((file) => file.startsWith(`${name}_`)) ?? '';
    await execa('dpkg-deb', ['-x', join(scratch, archive), join(scratch, 'root')]);
    if (existsSync(join(scratch, 'root/usr/sbin/nginx'))) return;
  }
}
