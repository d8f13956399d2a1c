import { endpoints } from '@majlis/contracts/endpoints';
import type { RowVersion } from '@majlis/contracts/history';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { fullName } from '../../ui/text/format-person';
import type { FormValues } from '../form/form-values';
import type { HistorySubject } from './show-history';
import { sortSpeakers, type VersionSpeaker } from './sort-speakers';

/** Replaces the ids of people and sessions by names. */
export function useDisplayedVersions(subject: HistorySubject, versions: RowVersion[]) {
  const [newest] = versions;
  const hasSpeakers = newest?.values.speakers !== undefined;
  const conferenceId = newest && 'sessionId' in newest.values ? String(newest.values.conferenceId) : '';
  const people = useQuery({ ...query(staffEndpoints.people), enabled: hasSpeakers }).data ?? [];
  const deletedPeople = useQuery({ ...query(staffEndpoints.deletedPeople), enabled: hasSpeakers }).data ?? [];
  const sessions = useQuery({ ...query(endpoints.sessions(conferenceId)), enabled: conferenceId !== '' }).data ?? [];

  const describeSpeaker = ({ personId, speakerType, presentationTitle }: VersionSpeaker) => {
    const person = [...people, ...deletedPeople].find(({ id }) => id === personId);
    const name = person ? fullName(person) : t('history.deletedSpeaker');
    return [`${name} (${t(`sessionTypes.speakerTypes.${speakerType}`)})`, presentationTitle].filter(Boolean).join(': ');
  };
  return (values: RowVersion['values']): FormValues => ({
    ...subject.toDisplayed(values),
    ...(values.speakers && { speakers: sortSpeakers(values.speakers).map(describeSpeaker) }),
    ...(conferenceId && {
      sessionId: values.sessionId
        ? (sessions.find(({ id }) => id === values.sessionId)?.title ?? t('history.deletedSession'))
        : t('history.wholeConference'),
    }),
  });
}
