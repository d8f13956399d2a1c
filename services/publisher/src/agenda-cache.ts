import type { AgendaSession } from '@majlis/contracts/sessions';
import { hashContent } from './api-client.js';
import type { FetchWithHash, HashedResponse } from './targets/build-target.js';

const agenda = /^\/api\/conferences\/([^/]+)\/agenda$/;

/**
 * Which sessions each conference has, and of which type: all that the sitemap needs of a hundred thousand sessions. Read
 * anew only for a conference in which something was saved.
 */
export class AgendaCache {
  private readonly known = new Map<string, Promise<HashedResponse>>();

  invalidate(conferenceId: string): void {
    this.known.delete(conferenceId);
  }

  invalidateAll(): void {
    this.known.clear();
  }

  /** The same reads, but that programmes tell no more than this. */
  wrap(read: FetchWithHash): FetchWithHash {
    return (path) => {
      const id = agenda.exec(path)?.[1];
      if (!id) return read(path);
      return this.known.get(id) ?? this.remember(id, read(path));
    };
  }

  /** For whoever reads a programme for another reason: it need not be read again. */
  remember(id: string, answer: Promise<HashedResponse>): Promise<HashedResponse> {
    const digest = answer.then(summarize);
    this.known.set(id, digest);
    digest.catch(() => {
      if (this.known.get(id) === digest) this.known.delete(id);
    });
    return digest;
  }
}

function summarize({ status, text }: HashedResponse): HashedResponse {
  if (status !== 200) return { status, text: '[]', hash: String(status) };
  const sessions = (JSON.parse(text) as AgendaSession[]).map(({ id, sessionType }) => ({ id, sessionType }));
  const short = JSON.stringify(sessions);
  return { status, text: short, hash: hashContent(short) };
}
