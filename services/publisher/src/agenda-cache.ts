import { endpoints } from '@majlis/contracts/api/endpoints';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { readInLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import { hashContent } from './api-client.js';
import type { FetchWithHash, HashedResponse } from './targets/build-target.js';

const agendaPath = /^\/api\/conferences\/[^/]+\/agenda(?:\?lang=..)?$/;

/** Keeps the ids, slugs and types of sessions, which is all that the sitemap needs of a hundred thousand of them. */
export class AgendaCache {
  /** Responses by their paths, of which there is one in each language. */
  private readonly entries = new Map<string, Promise<HashedResponse>>();

  invalidate(conferenceId: string): void {
    const { path } = endpoints.agenda(conferenceId);
    for (const { tag } of siteLanguages) this.entries.delete(readInLanguage(path, tag));
  }

  invalidateAll(): void {
    this.entries.clear();
  }

  wrap(fetchHashed: FetchWithHash): FetchWithHash {
    return (path) => {
      if (!agendaPath.test(path)) return fetchHashed(path);
      return this.entries.get(path) ?? this.remember(path, fetchHashed(path));
    };
  }

  remember(path: string, response: Promise<HashedResponse>): Promise<HashedResponse> {
    const summary = response.then(summarize);
    this.entries.set(path, summary);
    summary.catch(() => {
      if (this.entries.get(path) === summary) this.entries.delete(path);
    });
    return summary;
  }
}

function summarize({ status, text }: HashedResponse): HashedResponse {
  if (status !== 200) return { status, text: '[]', hash: String(status) };
  const sessions = (JSON.parse(text) as AgendaSession[]).map(({ id, slug, sessionType }) => ({
    id,
    slug,
    sessionType,
  }));
  const summary = JSON.stringify(sessions);
  return { status, text: summary, hash: hashContent(summary) };
}
