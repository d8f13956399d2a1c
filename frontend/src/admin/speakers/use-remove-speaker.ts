import type { Person, SessionOfPerson } from '@majlis/contracts/people';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../api/query';
import { useRemoveRow } from '../crud/use-remove-row';
import { speakerResource } from './speaker-resource';

const maxNamedSessions = 5;

/** Names the person's sessions in the question before a deletion. */
export function useRemoveSpeaker() {
  const cache = useQueryClient();
  const { remove, isPending } = useRemoveRow(speakerResource);

  async function removeSpeaker(person: Person) {
    const sessions = await cache
      .fetchQuery({ ...query(staffEndpoints.sessionsOfPerson(person.id)), staleTime: 0 })
      .catch(() => undefined);
    await remove(person, deleteWarningFor(sessions));
  }

  return { remove: removeSpeaker, isPending };
}

function deleteWarningFor(sessions: SessionOfPerson[] | undefined): string | undefined {
  if (!sessions) return 'We could not check which sessions this person speaks in. They would lose this speaker.';
  if (sessions.length === 0) return undefined;
  const named = sessions
    .slice(0, maxNamedSessions)
    .map(({ title, conferenceTitle }) => `“${title}” (${conferenceTitle})`);
  const more = sessions.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])];
  const where = list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join('');
  return `This person speaks in ${where}. Deleting removes the speaker from ${sessions.length === 1 ? 'this session' : 'these sessions'}.`;
}
