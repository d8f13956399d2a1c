import { foldText, foldWords } from '@majlis/kit/text/fold-words';
import { hashContent } from '../api-client.js';
import type { Group, Stage } from '../targets/build-target.js';
import type { SearchEntry } from './search-entry.js';

type RunQuery = (statement: string, values: unknown[]) => Promise<unknown>;

/** Writing an entry takes about a millisecond, and notifications wait until the statement ends. */
const maxEntriesPerStatement = 100;

/** A longer word is never suggested, and could not be in an index. */
const maxSuggestedLength = 50;

/** Never the hash of real entries: marks a page whose entries were written only in part, so that the next job repeats them. */
const incompleteHash = 'incomplete';

/**
 * The index has what visitors can find (infra/adr/pages.md). It is written beside the files of the site. Each build job compares it with the build
 * manifest, so that whatever was lost is written again.
 */
export class SearchIndex {
  constructor(private readonly runQuery: RunQuery) {}

  /** The hash of the entries of each page that a job has published. */
  async load(group: Group, stage: Stage): Promise<Map<string, string>> {
    const rows = await this.query<{ path: string; hash: string | null }>(
      'SELECT path, hash FROM search.pages WHERE build_group = $1 AND stage = $2',
      [group, stage],
    );
    return new Map(rows.map(({ path, hash }) => [path, hash ?? incompleteHash]));
  }

  async groups(): Promise<Group[]> {
    const rows = await this.query<{ name: Group }>('SELECT DISTINCT build_group AS name FROM search.pages', []);
    return rows.map(({ name }) => name);
  }

  /** A path that now belongs to the page of another job stays. */
  async remove(group: Group, stage: Stage, paths: string[]): Promise<void> {
    if (paths.length > 0)
      await this.query('DELETE FROM search.pages WHERE build_group = $1 AND stage = $2 AND path = ANY ($3)', [
        group,
        stage,
        paths,
      ]);
  }

  async write(group: Group, stage: Stage, pages: [path: string, entries: SearchEntry[]][]): Promise<void> {
    const emptyPaths = pages.filter(([, entries]) => entries.length === 0).map(([path]) => path);
    await this.remove(group, stage, emptyPaths);
    for (const portions of toStatements(pages.flatMap(([path, entries]) => toPortions(path, entries)))) {
      const rows = portions.flatMap((portion) => portion.rows);
      const written = portions.map(({ path, keys, hash }) => ({ path, keys, hash }));
      await this.query(writeSql, [group, stage, JSON.stringify(written), JSON.stringify(rows)]);
    }
  }

  private async query<Row>(statement: string, values: unknown[]): Promise<Row[]> {
    return ((await this.runQuery(statement, values)) as { rows: Row[] }).rows;
  }
}

/** Returns an empty text if there are no entries. */
export const hashEntries = (entries: SearchEntry[]): string =>
  entries.length === 0 ? '' : hashContent(JSON.stringify(entries));

type Portion = { path: string; rows: object[]; keys: string[] | null; hash: string | null };

/** The last portion of a page has the keys of all its entries, and their hash. */
function toPortions(path: string, entries: SearchEntry[]): Portion[] {
  // Two items of a feed may have the same address.
  const rows = [...new Map(entries.map((entry) => [entry.key, { page: path, ...toRow(entry) }])).values()];
  return Array.from({ length: Math.ceil(rows.length / maxEntriesPerStatement) }, (_, index) => {
    const end = (index + 1) * maxEntriesPerStatement;
    const isLast = end >= rows.length;
    return {
      path,
      rows: rows.slice(end - maxEntriesPerStatement, end),
      keys: isLast ? rows.map(({ key }) => key) : null,
      hash: isLast ? hashEntries(entries) : null,
    };
  });
}

/**
 * Puts the portions into as few statements as possible. A statement never has two portions of a page, because all but its last are
 * full.
 */
function toStatements(portions: Portion[]): Portion[][] {
  const statements: Portion[][] = [];
  for (const portion of portions) {
    const last = statements.at(-1) ?? [];
    const count = [...last, portion].reduce((sum, { rows }) => sum + rows.length, 0);
    if (last.length > 0 && count <= maxEntriesPerStatement) last.push(portion);
    else statements.push([portion]);
  }
  return statements;
}

function toRow(entry: SearchEntry) {
  const { title, note, body } = entry;
  const words = new Map<string, string>();
  for (const { folded, start, end } of foldWords(title))
    if (folded.length <= maxSuggestedLength) words.set(folded, title.slice(start, end));
  return {
    ...entry,
    words: [...words.keys()],
    spellings: [...words.values()],
    folded_title: foldText(title),
    folded_text: foldText(`${title} ${note} ${body}`),
    hash: hashContent(JSON.stringify(entry)),
  };
}

const columns = ['kind', 'language', 'year', 'url', 'title', 'note', 'body', 'words', 'spellings', 'hash'];

/**
 * Many pages are written in one statement, because each round trip keeps all other pages waiting. The last portion of a page has
 * the keys of all its entries, so that those that are left over are removed. The longer vector has no positions of words, because
 * only the shorter one is ranked.
 */
const writeSql = `
  WITH written AS (
    SELECT * FROM jsonb_to_recordset($3::jsonb) AS given (path text, keys text[], hash text)
  ), pages AS (
    INSERT INTO search.pages (path, build_group, stage, hash) SELECT path, $1, $2, hash FROM written
    ON CONFLICT (path) DO UPDATE SET build_group = excluded.build_group, stage = excluded.stage, hash = excluded.hash
  ), removed AS (
    DELETE FROM search.entries USING written WHERE page = written.path AND key <> ALL (written.keys)
  )
  INSERT INTO search.entries (page, key, ${columns.join(', ')}, title_vector, body_vector)
  SELECT page, key, ${columns.join(', ')}, search.vector_of(folded_title), strip(search.vector_of(folded_text))
  FROM jsonb_to_recordset($4::jsonb) AS given (page text, key text, kind text, language text, year integer, url text, title text,
    note text, body text, words text[], spellings text[], folded_title text, folded_text text, hash text)
  ON CONFLICT (page, key) DO UPDATE SET ${[...columns, 'title_vector', 'body_vector']
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}
  WHERE entries.hash IS DISTINCT FROM excluded.hash`;
