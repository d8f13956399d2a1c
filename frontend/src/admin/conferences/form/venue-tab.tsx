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
            label={t('conferenceForm.platform')}
            options={['', ...virtualPlatforms]}
            labels={texts('conferenceForm.platforms')}
          />
          <LinkField
            name="virtualLink"
            label={t('conferenceForm.meetingLink')}
            help={t('conferenceForm.meetingLinkHelp')}
          />
        </>
      }
      whenOff={
        <>
          <TextField name="venue" label={t('conferenceForm.venueName')} inputKind="name" />
          <TextField name="venueAddress" label={t('conferenceForm.venueAddress')} inputKind="name" />
          <div className="form-columns">
            <TextField name="city" label={t('conferenceForm.city')} inputKind="name" />
            <TextField name="country" label={t('common.country')} inputKind="name" />
          </div>
        </>
      }
    />
  );
}
