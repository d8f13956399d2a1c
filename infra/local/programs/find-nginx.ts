import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { projectFolder } from '../run-settings.js';
import { downloadProgram } from './download-program.js';

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

/** In older Debian releases nginx-core contains the program. `sources` are apt-get options for other sources. */
export const downloadNginx = (folder: string, sources: string[] = []): Promise<string | undefined> =>
  downloadProgram(folder, { packages: ['nginx', 'nginx-core'], path: 'usr/sbin/nginx', sources });
