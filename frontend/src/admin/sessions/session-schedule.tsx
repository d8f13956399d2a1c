import type { Conference } from '@majlis/contracts/conferences';
import type { Session } from '@majlis/contracts/sessions';
import { t } from '#messages/staff';
import { NumberField } from '../crud/fields';
import { useFieldText } from '../form/use-draft-form';
import type { AssignedSpeaker } from './assigned-speakers';
import { ClashWarnings } from './clash-warnings';
import { SuggestField } from './suggest-field';
import { TimeRangeFields } from './time-range-fields';
import { useClashes, useFormTimes } from './use-clashes';

type SessionScheduleProps = {
  conference: Pick<Conference, 'id' | 'startDate' | 'endDate' | 'timezone'>;
  session?: Session;
  assigned: AssignedSpeaker[];
};

export const SessionSchedule = ({ conference, ...planned }: SessionScheduleProps) => (
  <>
    <TimeRangeFields conference={conference} />
    <SuggestField
      name="location"
      label={t('sessions.location')}
      help={t('sessions.locationHelp')}
      conference={conference}
    />
    <ScheduleClashes conference={conference} {...planned} />
    <NumberField name="maxAttendees" placeholder={t('conferences.noLimit')} />
  </>
);

function ScheduleClashes({ conference, session, assigned }: SessionScheduleProps) {
  const times = useFormTimes(conference);
  const location = useFieldText('location');
  const warnings = useClashes(conference.id, { id: session?.id ?? '', times, location, speakers: assigned });
  return <ClashWarnings warnings={warnings} />;
}
