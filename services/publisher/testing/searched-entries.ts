import type { SearchKind, SearchResponse } from '@majlis/contracts/site/search';
import { openDatabase } from '@majlis/kit/testing/database';
import { type RunningCms, runCms } from '../../cms/testing/running-cms.js';
import { createEntry, type SearchEntry } from '../src/search/search-entry.js';
import { SearchIndex } from '../src/search/search-index.js';

export const anEntry = (title: string, changes: Partial<SearchEntry> = {}): SearchEntry => ({
  ...createEntry({ kind: 'session' as SearchKind, url: '/a', title, body: [] }),
  ...changes,
});

/** The service that responds to searches, and an index of entries in its database, written as the publisher does. */
export async function openSearch() {
  const cms: RunningCms = await runCms();
  const publisher = await openDatabase(cms.data.urlFor('publisher'));
  const index = new SearchIndex((statement, values) => publisher.query(statement, values));
  const search = async (query: string): Promise<SearchResponse> =>
    (await cms.visitor.get(`/api/search?${query}`).expect(200)).body;
  return {
    cms,
    index,
    search,
    write: (path: string, ...entries: SearchEntry[]) => index.write('main', 'main', [[path, entries]]),
    titles: async (text: string, filter = '') =>
      (await search(`q=${encodeURIComponent(text)}&typing=true${filter}`)).groups.flatMap(({ results }) =>
        results.map(({ title }) => title.text),
      ),
    rows: async <Row extends object>(sql: string) => (await publisher.query<Row>(sql)).rows,
    stop: async () => {
      await publisher.end();
      await cms.stop();
    },
  };
}
