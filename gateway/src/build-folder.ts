import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the publisher puts what it writes with this very build of the site, which says in a file which one it is. */
export async function folderOfBuild(publishedFolder: string, siteFolder: string): Promise<string> {
  const build = await readFile(join(siteFolder, '.build-id'), 'utf8');
  return join(publishedFolder, build.trim());
}
