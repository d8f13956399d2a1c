import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readSettings } from './read-settings.js';

const versionSettings = z.object({
  MAJLIS_VERSION: z.string().optional(),
  MAJLIS_REVISION: z.string().optional(),
});

/** Version of the running product: `0.1.0`, or `0.1.0+7c9bb83` if the build has a revision. */
export function productVersion(environment = process.env): string {
  const { MAJLIS_VERSION, MAJLIS_REVISION } = readSettings(versionSettings, environment);
  if (MAJLIS_VERSION) return MAJLIS_VERSION;
  const version = findPackageVersion(dirname(fileURLToPath(import.meta.url)));
  return MAJLIS_REVISION ? `${version}+${MAJLIS_REVISION}` : version;
}

function findPackageVersion(folder: string): string {
  const file = join(folder, 'package.json');
  const { name, version } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, string>;
  if (name === 'majlis' && version) return version;
  if (dirname(folder) === folder) throw new Error('package.json of the project not found');
  return findPackageVersion(dirname(folder));
}
