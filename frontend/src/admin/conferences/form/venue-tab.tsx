import { virtualPlatforms } from '@majlis/contracts/choices';
import { LinkField, SelectField, TextField } from '../../editing/fields';
import { platformNames } from './option-names';
import { SwitchedFields } from './switched-fields';

export function VenueTab() {
  return (
    <SwitchedFields
      name="isVirtual"
      label="Virtual conference"
      help="It is held online; there is no venue to go to."
      whenOn={
        <>
          <SelectField
            name="virtualPlatform"
            label="Platform"
            options={['', ...virtualPlatforms]}
            names={platformNames}
          />
          <LinkField name="virtualLink" label="Meeting link" help="Staff see it here; the site never shows it." />
        </>
      }
      whenOff={
        <>
          <TextField name="venue" label="Venue name" kind="name" />
          <TextField name="venueAddress" label="Venue address" kind="name" />
          <div className="form-columns">
            <TextField name="city" label="City" kind="name" />
            <TextField name="country" label="Country" kind="name" />
          </div>
        </>
      }
    />
  );
}
