import { foldText, foldWords } from '@majlis/kit/text/fold-words';
import { hashContent } from '../api-client.js';
import type { Group, Stage } from '../targets/build-target.js';
import type { SearchEntry } from './search-entry.js';

type RunQuery = (statement: string, values: unknown[]) => Promise<unknown>;

/** Each takes about a millisecond, and notifications wait meanwhile. */
const maxEntriesPerStatement = 100;

/** A longer word is never suggested, and could not be in an index. */
const maxSuggestedLength = 50;

/** Differs from that of any entries, so that a page whose entries were not all written is found. */
const incompleteHash = 'incomplete';

/**
 * What visitors can find (ADR 0042). It is written beside the files of the site. Each build job compares it with the build manifest,
 * so that whatever was lost is written again.
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

  /** A path that has passed to the page of another job stays. */
  async remove(group: Group, stage: Stage, paths: string[]): Promise<void> {
    if (paths.length > 0)
      await this.query('DELETE FROM search.pages WHERE build_group = $1 AND stage = $2 AND path = ANY ($3)', [
        group,
        stage,
        paths,
      ]);
  }

  async write(group: Group, stage: Stage, path: string, entries: SearchEntry[]): Promise<void> {
    if (entries.length === 0) return this.remove(group, stage, [path]);
    // Two items of a feed may have the same address.
    const rows = [...new Map(entries.map((entry) => [entry.key, toRow(entry)])).values()];
    for (let start = 0; start < rows.length; start += maxEntriesPerStatement) {
      const portion = rows.slice(start, start + maxEntriesPerStatement);
      const isLast = start + portion.length === rows.length;
      const end = isLast ? [rows.map(({ key }) => key), hashEntries(entries)] : [null, null];
      await this.query(writeSql, [path, group, stage, JSON.stringify(portion), ...end]);
    }
  }

  private async query<Row>(statement: string, values: unknown[]): Promise<Row[]> {
    return ((await this.runQuery(statement, values)) as { rows: Row[] }).rows;
  }
}

/** Empty where nothing is to be found. */
export const hashEntries = (entries: SearchEntry[]): string =>
  entries.length === 0 ? '' : hashContent(JSON.stringify(entries));

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
 * A page is usually written in one statement, because each round trip keeps all other pages waiting. The entries that are left over are removed with
 * the last portion, which has their keys and the hash. Places in the text are left out of the longer vector, because only the
 * shorter one is ranked.
 */
const writeSql = `
  WITH page AS (
    INSERT INTO search.pages (path, build_group, stage, hash) VALUES ($1, $2, $3, $6)
    ON CONFLICT (path) DO UPDATE SET build_group = excluded.build_group, stage = excluded.stage, hash = excluded.hash
  ), removed AS (
    DELETE FROM search.entries WHERE page = $1 AND key <> ALL ($5)
  )
  INSERT INTO search.entries (page, key, ${columns.join(', ')}, title_vector, body_vector)
  SELECT $1, key, ${columns.join(', ')}, search.vector_of(folded_title), strip(search.vector_of(folded_text))
  FROM jsonb_to_recordset($4::jsonb) AS given (key text, kind text, language text, year integer, url text, title text,
    note text, body text, words text[], spellings text[], folded_title text, folded_text text, hash text)
  ON CONFLICT (page, key) DO UPDATE SET ${[...columns, 'title_vector', 'body_vector']
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}
  WHERE entries.hash IS DISTINCT FROM excluded.hash`;
