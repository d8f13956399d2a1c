import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectFolder } from '../run-settings.js';
import { fetchNginx } from './fetch-nginx.js';

// Debian keeps it where ordinary users do not look, Homebrew where nobody else does.
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const needed = ['http_auth_request_module', 'http_gzip_static_module', 'http_realip_module'];

const missing =
  'Majlis needs nginx, which is not installed here: sudo apt-get install nginx (Debian, Ubuntu, WSL), ' +
  'sudo dnf install nginx (Fedora) or brew install nginx (macOS).';

/** The nginx of this machine; else the package of its distribution, unpacked into a folder of ours. */
export async function findNginx(): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
  const installed = folders.map((folder) => join(folder, 'nginx')).find(existsSync);
  if (installed && isUsable(installed)) return installed;
  const fetched = await fetchNginx(join(projectFolder, 'node_modules/.cache/majlis/nginx'));
  if (fetched && isUsable(fetched)) return fetched;
  throw new Error(missing);
}

/** Whether it runs and has all that the configuration uses. */
function isUsable(program: string): boolean {
  const { status, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  return status === 0 && needed.every((module) => stderr.includes(module));
}
