import type { Person, SessionOfPerson } from '@majlis/contracts/people';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import * as messages from '#messages/staff/speakers';
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
  if (!sessions) return messages.sessionsNotChecked;
  if (sessions.length === 0) return undefined;
  const named = sessions.slice(0, maxNamedSessions);
  return messages.speaksIn(named, sessions.length - named.length);
}
