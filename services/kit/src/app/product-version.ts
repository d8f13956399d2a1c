import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readSettings } from './read-settings.js';

const versionSettings = z.object({
  /** Replaces what the package and the build say. */
  MAJLIS_VERSION: z.string().optional(),
  /** Of the source that an image was built from; the image sets it. */
  MAJLIS_REVISION: z.string().optional(),
});

/** The version of the product that this process is of, such as `0.1.0`, or `0.1.0+7c9bb83` where its build named the source. */
export function productVersion(environment = process.env): string {
  const { MAJLIS_VERSION, MAJLIS_REVISION } = readSettings(versionSettings, environment);
  if (MAJLIS_VERSION) return MAJLIS_VERSION;
  const version = versionOfPackage(dirname(fileURLToPath(import.meta.url)));
  return MAJLIS_REVISION ? `${version}+${MAJLIS_REVISION}` : version;
}

/** Of the root of the project, however deep the code that asks lies in it. */
function versionOfPackage(folder: string): string {
  const file = join(folder, 'package.json');
  const { name, version } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, string>;
  if (name === 'majlis' && version) return version;
  if (dirname(folder) === folder) throw new Error('The package.json of the project is missing');
  return versionOfPackage(dirname(folder));
}
