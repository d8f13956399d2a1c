import { virtualPlatforms } from '@majlis/contracts/choices';
import { t, texts } from '#messages/staff';
import { LinkField, SelectField, TextField } from '../../crud/fields';
import { ConditionalFields } from './conditional-fields';

export function VenueTab() {
  return (
    <ConditionalFields
      name="isVirtual"
      label={t('conferenceForm.virtual')}
      help={t('conferenceForm.virtualHelp')}
      whenOn={
        <>
          <SelectField
            name="virtualPlatform"
            options={['', ...virtualPlatforms]}
            labels={texts('conferenceForm.platforms')}
          />
          <LinkField name="virtualLink" />
        </>
      }
      whenOff={
        <>
          <TextField name="venue" inputKind="name" />
          <TextField name="venueAddress" inputKind="name" />
          <div className="form-columns">
            <TextField name="city" inputKind="name" />
            <TextField name="country" inputKind="name" />
          </div>
        </>
      }
    />
  );
}
