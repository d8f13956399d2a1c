import type { AgendaSession } from '@majlis/contracts/sessions';
import type { HashedAnswer, HashedRead } from './outputs/output.js';
import { hashOf } from './reads.js';

const agenda = /^\/api\/conferences\/([^/]+)\/agenda$/;

/**
 * Which sessions each conference has, and of which type: all that the sitemap needs of a hundred thousand sessions. Read
 * anew only for a conference in which something was saved.
 */
export class ProgrammeDigest {
  private readonly known = new Map<string, Promise<HashedAnswer>>();

  forget(conferenceId: string): void {
    this.known.delete(conferenceId);
  }

  forgetAll(): void {
    this.known.clear();
  }

  /** The same reads, but that programmes tell no more than this. */
  over(read: HashedRead): HashedRead {
    return (path) => {
      const id = agenda.exec(path)?.[1];
      if (!id) return read(path);
      return this.known.get(id) ?? this.note(id, read(path));
    };
  }

  /** For whoever reads a programme for another reason: it need not be read again. */
  note(id: string, answer: Promise<HashedAnswer>): Promise<HashedAnswer> {
    const digest = answer.then(digestOf);
    this.known.set(id, digest);
    digest.catch(() => {
      if (this.known.get(id) === digest) this.known.delete(id);
    });
    return digest;
  }
}

function digestOf({ status, text }: HashedAnswer): HashedAnswer {
  if (status !== 200) return { status, text: '[]', hash: String(status) };
  const sessions = (JSON.parse(text) as AgendaSession[]).map(({ id, sessionType }) => ({ id, sessionType }));
  const short = JSON.stringify(sessions);
  return { status, text: short, hash: hashOf(short) };
}
