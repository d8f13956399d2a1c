import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { pagedLists } from '@majlis/contracts/api/list-pages';
import { publicReads } from '@majlis/contracts/api/public-reads.schema';
import { siteLanguages } from '@majlis/contracts/shared/languages';
import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';

/** Writes those parts of the gateway's maps that are derived from the contracts into its folder `snippets/api`. */
export async function writeApiPaths(snippetsFolder: string): Promise<void> {
  const folder = join(snippetsFolder, 'api');
  await mkdir(folder, { recursive: true });
  for (const [name, lines] of Object.entries(maps))
    await writeFile(join(folder, `${name}.conf`), `${lines.map((line) => `${line};`).join('\n')}\n`);
}

const jsonReads = Object.values(publicReads).filter((read) => 'body' in read);

/**
 * An id is a UUID, and a slug has any characters but the slash. The result is a regular expression, because a map ignores the case
 * of plain strings.
 */
const toPattern = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_parameter, name: string) => (/id$/i.test(name) ? '[0-9a-f-]{36}' : '[^/]+'));

const lists = Object.entries(pagedLists).map(([name, { path }]) => ({ name, path }));

const languages = siteLanguages
  .slice(1)
  .map(({ tag }) => tag)
  .join('|');

const maps = {
  // $is_not_cacheable is empty for these reads.
  'public-reads': jsonReads.map(({ path }) => `"~^${toPattern(path)}$" ""`),
  // $service_uri: a page of a list exists if the API has that page.
  'list-pages': lists.map(
    ({ name, path }) => `"~^/lists/${name}/(?<${name}_page>.+)$" ${path}?page=$${name}_page$language_argument`,
  ),
  // $existence_check_service names the service that knows whether a page of a list exists.
  'list-services': lists.map(({ name, path }) => `"~^/lists/${name}/.+$" ${serviceOfPath(path)}`),
  // $has_query: among cacheable reads, only lists with pages may have a page number as their query.
  'paged-reads': [endpoints.conferences, ...Object.values(pagedLists)].map(
    ({ path }) => `"~^${path}\\?page=[1-9]\\d{0,5}(?:&lang=(?:${languages}))?$" ""`,
  ),
};
