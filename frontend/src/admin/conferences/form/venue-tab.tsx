import { virtualPlatforms } from '@majlis/contracts/choices';
import { LinkField, SelectField, TextField } from '../../crud/fields';
import { ConditionalFields } from './conditional-fields';
import { platformLabels } from './option-labels';

export function VenueTab() {
  return (
    <ConditionalFields
      name="isVirtual"
      label="Virtual conference"
      help="Held online, without a venue."
      whenOn={
        <>
          <SelectField
            name="virtualPlatform"
            label="Platform"
            options={['', ...virtualPlatforms]}
            labels={platformLabels}
          />
          <LinkField
            name="virtualLink"
            label="Meeting link"
            help="Visible to staff only. It is never shown on the site."
          />
        </>
      }
      whenOff={
        <>
          <TextField name="venue" label="Venue name" inputKind="name" />
          <TextField name="venueAddress" label="Venue address" inputKind="name" />
          <div className="form-columns">
            <TextField name="city" label="City" inputKind="name" />
            <TextField name="country" label="Country" inputKind="name" />
          </div>
        </>
      }
    />
  );
}
