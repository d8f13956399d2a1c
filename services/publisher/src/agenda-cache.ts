import type { AgendaSession } from '@majlis/contracts/sessions';
import { hashContent } from './api-client.js';
import type { FetchWithHash, HashedResponse } from './targets/build-target.js';

const agendaPath = /^\/api\/conferences\/([^/]+)\/agenda$/;

/** Keeps the ids, slugs and types of sessions, which is all that the sitemap needs of a hundred thousand of them. */
export class AgendaCache {
  private readonly entries = new Map<string, Promise<HashedResponse>>();

  invalidate(conferenceId: string): void {
    this.entries.delete(conferenceId);
  }

  invalidateAll(): void {
    this.entries.clear();
  }

  wrap(fetchHashed: FetchWithHash): FetchWithHash {
    return (path) => {
      const id = agendaPath.exec(path)?.[1];
      if (!id) return fetchHashed(path);
      return this.entries.get(id) ?? this.remember(id, fetchHashed(path));
    };
  }

  remember(conferenceId: string, response: Promise<HashedResponse>): Promise<HashedResponse> {
    const summary = response.then(summarize);
    this.entries.set(conferenceId, summary);
    summary.catch(() => {
      if (this.entries.get(conferenceId) === summary) this.entries.delete(conferenceId);
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
