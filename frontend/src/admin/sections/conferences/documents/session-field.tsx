import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { formatTime } from '../../../../ui/time/dates';
import { type ControlProps, FormField } from '../../../fields/form/form-field';
import { groupByDay, sortByTime } from '../sessions/session-days';

type SessionFieldProps = { conference: Conference };

export const SessionField = ({ conference }: SessionFieldProps) => (
  <FormField name="sessionId">{(control) => <SessionSelect conference={conference} control={control} />}</FormField>
);

export function SessionSelect({
  conference: { id: conferenceId, timezone },
  control,
}: SessionFieldProps & { control: ControlProps }) {
  const sessions = useQuery(query(endpoints.sessions(conferenceId)));
  const { value: chosenId } = control;
  const isListed = chosenId === '' || sessions.data?.some(({ id }) => id === chosenId);
  const days = groupByDay(sortByTime(sessions.data ?? []), timezone);
  return (
    <select {...control} className="control control-select">
      <option value="">{t('documents.wholeConference')}</option>
      {!isListed && <option value={chosenId}>{missingSessionLabel(sessions)}</option>}
      {days.map(({ day, label, sessions: sessionsOfDay }) => (
        <optgroup key={day} label={label}>
          {sessionsOfDay.map(({ id, startTime, title }) => (
            <option key={id} value={id}>
              {formatTime(startTime, timezone)} {title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

export function missingSessionLabel({ isPending, isError }: UseQueryResult<unknown>): string {
  if (isPending) return t('documents.loadingSession');
  return isError ? t('documents.sessionNotLoaded') : t('documents.deletedSession');
}
