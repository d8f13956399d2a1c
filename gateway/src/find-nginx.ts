import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programFolders } from './read-settings.js';

/** nginx on this machine, and its module for brotli files if it has that. */
export type InstalledNginx = { program: string; brotliModule: string | undefined };

// Debian keeps it where ordinary users do not look, Homebrew where nobody else does.
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const needed = ['http_auth_request_module', 'http_gzip_static_module', 'http_realip_module'];

export function findNginx(): InstalledNginx | undefined {
  const program = [...programFolders(), ...usualFolders].map((folder) => join(folder, 'nginx')).find(existsSync);
  if (!program) return undefined;
  const { status, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  // The configuration uses these; a build without them is as good as none.
  const fits = needed.every((module) => stderr.includes(module));
  if (status !== 0 || !fits) return undefined;
  const modules = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const brotli = modules && join(modules, 'ngx_http_brotli_static_module.so');
  return { program, brotliModule: brotli && existsSync(brotli) ? brotli : undefined };
}
