import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { useFieldText } from '../../ui/form/use-draft-form';
import { NumberField } from '../editing/fields';
import type { Assigned } from './assigned-speakers';
import { ClashWarnings } from './clash-warnings';
import { SessionSpan } from './session-span';
import { SharedField } from './shared-field';
import { useClashes, useTypedTimes } from './use-clashes';

type SessionScheduleProps = {
  conference: Pick<Conference, 'id' | 'startDate' | 'endDate' | 'timezone'>;
  /** None for one that does not exist yet. */
  session?: Session;
  assigned: Assigned[];
};

export const SessionSchedule = ({ conference, ...planned }: SessionScheduleProps) => (
  <>
    <SessionSpan conference={conference} />
    <SharedField
      name="location"
      label="Location"
      help="The room, or where else it takes place."
      conference={conference}
    />
    <ScheduleClashes conference={conference} {...planned} />
    <NumberField name="maxAttendees" label="Max attendees" placeholder="Leave empty for no limit" />
  </>
);

function ScheduleClashes({ conference, session, assigned }: SessionScheduleProps) {
  const times = useTypedTimes(conference);
  const location = useFieldText('location');
  const warnings = useClashes(conference.id, { id: session?.id ?? '', times, location, speakers: assigned });
  return <ClashWarnings warnings={warnings} />;
}
