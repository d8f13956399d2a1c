import type { Conference } from '@majlis/contracts/conferences';
import { formatDays } from '../../ui/dates';
import { zoneAt } from '../../ui/time-zones';
import { NumberField } from '../editing/number-field';
import { TextField } from '../editing/text-field';
import { SessionSpan } from './session-span';

type SessionScheduleProps = { conference: Pick<Conference, 'startDate' | 'endDate' | 'timezone'> };

export function SessionSchedule({ conference }: SessionScheduleProps) {
  const { startDate, endDate, timezone } = conference;
  const days = formatDays(startDate, endDate, timezone);
  return (
    <>
      <p className="form-note">
        Times are those of {zoneAt(startDate, timezone)}. The conference is on {days}.
      </p>
      <SessionSpan conference={conference} days={days} />
      <TextField name="location" label="Location" help="The room, or where else it takes place." />
      <NumberField name="maxAttendees" label="Max attendees" placeholder="Leave empty for no limit" />
    </>
  );
}
