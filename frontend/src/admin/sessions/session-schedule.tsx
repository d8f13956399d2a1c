import type { Conference } from '@majlis/contracts/conferences';
import { formatDays } from '../../ui/dates';
import { zoneAt } from '../../ui/time-zones';
import { NumberField } from '../editing/number-field';
import { SessionSpan } from './session-span';
import { SharedField } from './shared-field';

type SessionScheduleProps = { conference: Pick<Conference, 'id' | 'startDate' | 'endDate' | 'timezone'> };

export function SessionSchedule({ conference }: SessionScheduleProps) {
  const { startDate, endDate, timezone } = conference;
  const days = formatDays(startDate, endDate, timezone);
  return (
    <>
      <p className="form-note">
        Times are those of {zoneAt(startDate, timezone)}. The conference is on {days}.
      </p>
      <SessionSpan conference={conference} days={days} />
      <SharedField
        name="location"
        label="Location"
        help="The room, or where else it takes place."
        conference={conference}
      />
      <NumberField name="maxAttendees" label="Max attendees" placeholder="Leave empty for no limit" />
    </>
  );
}
