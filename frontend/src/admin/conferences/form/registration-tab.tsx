import * as messages from '#messages/staff/conference-form';
import { noLimit } from '#messages/staff/conferences';
import { LinkField, NumberField, TimeField } from '../../crud/fields';
import { ConditionalFields } from './conditional-fields';

export function RegistrationTab() {
  return (
    <>
      <ConditionalFields
        name="registrationRequired"
        label={messages.registrationRequired}
        whenOn={
          <>
            <LinkField name="registrationLink" label={messages.registrationLink} />
            <div className="form-columns">
              <TimeField name="registrationDeadline" label={messages.registrationDeadline} />
              <NumberField name="maxAttendees" label={messages.maximumAttendees} placeholder={noLimit} />
            </div>
          </>
        }
      />
      <NumberField name="currentAttendees" label={messages.currentAttendees} help={messages.currentAttendeesHelp} />
    </>
  );
}
