import type { AgendaSession } from '@majlis/contracts/sessions';
import { fullName } from '../../../ui/text/format-person';

export type IndexedSpeaker = { slug: string; name: string; sessions: AgendaSession[] };

/** By last name. `sessions` keep their order. */
export function indexSpeakers(sessions: AgendaSession[]): IndexedSpeaker[] {
  const speakers = new Map<string, IndexedSpeaker & { sortName: string }>();
  for (const session of sessions)
    for (const { slug, firstName, lastName } of session.speakers) {
      const speaker = speakers.get(slug);
      if (!speaker)
        speakers.set(slug, {
          slug,
          name: fullName({ firstName, lastName }),
          sortName: `${lastName} ${firstName}`.trim(),
          sessions: [session],
        });
      // A person may have two roles in a session.
      else if (speaker.sessions.at(-1) !== session) speaker.sessions.push(session);
    }
  return [...speakers.values()].sort((one, other) => one.sortName.localeCompare(other.sortName));
}
