import { virtualPlatforms } from '@majlis/contracts/choices';
import { country } from '#messages/staff/common';
import * as messages from '#messages/staff/conference-form';
import { LinkField, SelectField, TextField } from '../../crud/fields';
import { ConditionalFields } from './conditional-fields';

export function VenueTab() {
  return (
    <ConditionalFields
      name="isVirtual"
      label={messages.virtual}
      help={messages.virtualHelp}
      whenOn={
        <>
          <SelectField
            name="virtualPlatform"
            label={messages.platform}
            options={['', ...virtualPlatforms]}
            labels={messages.platforms}
          />
          <LinkField name="virtualLink" label={messages.meetingLink} help={messages.meetingLinkHelp} />
        </>
      }
      whenOff={
        <>
          <TextField name="venue" label={messages.venueName} inputKind="name" />
          <TextField name="venueAddress" label={messages.venueAddress} inputKind="name" />
          <div className="form-columns">
            <TextField name="city" label={messages.city} inputKind="name" />
            <TextField name="country" label={country} inputKind="name" />
          </div>
        </>
      }
    />
  );
}
