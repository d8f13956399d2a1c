import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programFolders } from './read-settings.js';

// Debian keeps it where ordinary users do not look, Homebrew where nobody else does.
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const needed = ['http_auth_request_module', 'http_gzip_static_module', 'http_realip_module'];

/** The nginx of this machine, if it has all that the configuration uses. */
export function findNginx(): string | undefined {
  const program = [...programFolders(), ...usualFolders].map((folder) => join(folder, 'nginx')).find(existsSync);
  if (!program) return undefined;
  const { status, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  // A build without one of them is as good as none.
  return status === 0 && needed.every((module) => stderr.includes(module)) ? program : undefined;
}
