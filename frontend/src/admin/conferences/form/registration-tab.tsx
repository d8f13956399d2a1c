import { t } from '#messages/staff';
import { LinkField, NumberField, TimeField } from '../../crud/fields';
import { ConditionalFields } from './conditional-fields';

export function RegistrationTab() {
  return (
    <>
      <ConditionalFields
        name="registrationRequired"
        label={t('conferenceForm.registrationRequired')}
        whenOn={
          <>
            <LinkField name="registrationLink" />
            <div className="form-columns">
              <TimeField name="registrationDeadline" />
              <NumberField name="maxAttendees" placeholder={t('conferences.noLimit')} />
            </div>
          </>
        }
      />
      <NumberField name="currentAttendees" />
    </>
  );
}
