import { LinkField, NumberField, TimeField } from '../../crud/fields';
import { ConditionalFields } from './conditional-fields';

export function RegistrationTab() {
  return (
    <>
      <ConditionalFields
        name="registrationRequired"
        label="Registration required"
        whenOn={
          <>
            <LinkField name="registrationLink" label="Registration link" />
            <div className="form-columns">
              <TimeField name="registrationDeadline" label="Registration deadline" />
              <NumberField name="maxAttendees" label="Maximum attendees" placeholder="Leave empty for no limit" />
            </div>
          </>
        }
      />
      <NumberField
        name="currentAttendees"
        label="Current attendees"
        help="How many people have registered so far. Shown in the overview."
      />
    </>
  );
}
