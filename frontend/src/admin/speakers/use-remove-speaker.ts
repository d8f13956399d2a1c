import type { Person, SessionOfPerson } from '@majlis/contracts/people';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
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
  if (!sessions) return t('speakers.sessionsNotChecked');
  if (sessions.length === 0) return undefined;
  const named = sessions.slice(0, maxNamedSessions);
  const others = sessions.length - named.length;
  const list = named.map(({ title, conferenceTitle }) =>
    t('speakers.sessionOfConference', { title, conference: conferenceTitle }),
  );
  if (others > 0) list.push(t('speakers.moreSessions', { count: others }));
  return t('speakers.speaksIn', { list: new Intl.ListFormat(locale).format(list), count: sessions.length });
}
