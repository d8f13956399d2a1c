import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { projectFolder } from '../run-settings.js';

// Debian installs nginx in a folder that is not in the PATH of ordinary users, Homebrew in its own.
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const requiredModules = ['http_auth_request_module', 'http_gzip_static_module', 'http_realip_module'];

const notInstalledMessage =
  'Majlis needs nginx, which is not installed here: sudo apt-get install nginx (Debian, Ubuntu, WSL), ' +
  'sudo dnf install nginx (Fedora) or brew install nginx (macOS).';

export async function findNginx(): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
  const installed = folders.map((folder) => join(folder, 'nginx')).find(existsSync);
  if (installed && (await isUsable(installed))) return installed;
  const downloaded = await downloadNginx(join(projectFolder, 'node_modules/.cache/majlis/nginx'));
  if (downloaded && (await isUsable(downloaded))) return downloaded;
  throw new Error(notInstalledMessage);
}

async function isUsable(program: string): Promise<boolean> {
  const { failed, stderr } = await execa(program, ['-V'], { reject: false });
  return !failed && requiredModules.every((module) => stderr.includes(module));
}

/** In older Debian releases nginx-core contains the program. */
const packages = ['nginx', 'nginx-core'];

/** Unpacks the distribution's package, which needs no root. `sources` are apt-get options for other sources. */
export async function downloadNginx(folder: string, sources: string[] = []): Promise<string | undefined> {
  const program = join(folder, 'usr/sbin/nginx');
  if (existsSync(program)) return program;
  await mkdir(dirname(folder), { recursive: true });
  const tempFolder = await mkdtemp(`${folder}-`);
  try {
    await unpack(tempFolder, sources);
    // Another process may have created the folder first.
    await rename(join(tempFolder, 'root'), folder).catch(() => undefined);
  } catch {
    return undefined;
  } finally {
    await rm(tempFolder, { recursive: true });
  }
  return existsSync(program) ? program : undefined;
}

async function unpack(tempFolder: string, sources: string[]): Promise<void> {
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
    if (existsSync(join(tempFolder, 'root/usr/sbin/nginx'))) return;
  }
}
