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
            <LinkField name="registrationLink" label={t('conferenceForm.registrationLink')} />
            <div className="form-columns">
              <TimeField name="registrationDeadline" label={t('conferenceForm.registrationDeadline')} />
              <NumberField
                name="maxAttendees"
                label={t('conferenceForm.maximumAttendees')}
                placeholder={t('conferences.noLimit')}
              />
            </div>
          </>
        }
      />
      <NumberField
        name="currentAttendees"
        label={t('conferenceForm.currentAttendees')}
        help={t('conferenceForm.currentAttendeesHelp')}
      />
    </>
  );
}
