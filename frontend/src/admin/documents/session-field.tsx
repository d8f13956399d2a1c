import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';
import { type Control, FormField } from '../../ui/form/form-field';
import { formatTime } from '../../ui/time/dates';
import { daysOf, inTimeOrder } from '../sessions/session-days';
import { unknownSession } from './unknown-session';

type SessionFieldProps = { conference: Conference };

/** What a document belongs to. */
export const SessionField = ({ conference }: SessionFieldProps) => (
  <FormField name="sessionId" label="Belongs to" help="Documents of a session are shown with that session.">
    {(control) => <SessionSelect conference={conference} control={control} />}
  </FormField>
);

function SessionSelect({
  conference: { id: conferenceId, timezone },
  control,
}: SessionFieldProps & { control: Control }) {
  const { defaultValue, ...select } = control;
  const sessions = useQuery(query(reads.sessions(conferenceId)));
  // Kept here, for its option may come after the select itself.
  const [chosen, setChosen] = useState(defaultValue);
  const isKnown = chosen === '' || sessions.data?.some(({ id }) => id === chosen);
  const days = daysOf(inTimeOrder(sessions.data ?? []), timezone);
  return (
    <select
      {...select}
      className="control control-select"
      value={chosen}
      onChange={({ target }) => setChosen(target.value)}
    >
      <option value="">The whole conference</option>
      {!isKnown && <option value={chosen}>{unknownSession(sessions)}</option>}
      {days.map(({ day, name, sessions: ofDay }) => (
        <optgroup key={day} label={name}>
          {ofDay.map(({ id, startTime, title }) => (
            <option key={id} value={id}>
              {formatTime(startTime, timezone)} {title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
