import type { Conference } from '@majlis/contracts/conferences';
import { NumberField } from '../editing/number-field';
import { SessionSpan } from './session-span';
import { SharedField } from './shared-field';

type SessionScheduleProps = { conference: Pick<Conference, 'id' | 'startDate' | 'endDate' | 'timezone'> };

export const SessionSchedule = ({ conference }: SessionScheduleProps) => (
  <>
    <SessionSpan conference={conference} />
    <SharedField
      name="location"
      label="Location"
      help="The room, or where else it takes place."
      conference={conference}
    />
    <NumberField name="maxAttendees" label="Max attendees" placeholder="Leave empty for no limit" />
  </>
);
