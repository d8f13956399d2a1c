import type { SearchKind, SearchResponse } from '@majlis/contracts/search';
import { openDatabase } from '@majlis/kit/testing/database';
import { type RunningCms, runCms } from '../../cms/testing/running-cms.js';
import { createDocument, type SearchDocument } from '../src/search/search-document.js';
import { SearchIndex } from '../src/search/search-index.js';

export const aDocument = (title: string, changes: Partial<SearchDocument> = {}): SearchDocument => ({
  ...createDocument({ kind: 'session' as SearchKind, url: '/a', title, body: [] }),
  ...changes,
});

/** The service that responds to searches, and an index of documents in its database, written as the publisher does. */
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
    write: (path: string, ...documents: SearchDocument[]) => index.write('main', 'main', path, documents),
    titles: async (text: string, filter = '') =>
      (await search(`q=${encodeURIComponent(text)}&typing=true${filter}`)).groups.flatMap(({ results }) =>
        results.map(({ title }) => title.text),
      ),
    stop: async () => {
      await publisher.end();
      await cms.stop();
    },
  };
}
