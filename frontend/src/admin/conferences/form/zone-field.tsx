import { presentZoneName } from '@majlis/contracts/zone-names';
import { commonTimeZones } from '@majlis/contracts/zoned-times';
import * as messages from '#messages/staff/conference-form';
import { FormField } from '../../../ui/form/form-field';
import { useFieldText, useInitialValue } from '../../../ui/form/use-draft-form';
import { zoneName } from '../../../ui/time/time-zones';

const commonZones: readonly string[] = commonTimeZones;

const otherZones = [...new Set(Intl.supportedValuesOf('timeZone').map(presentZoneName))]
  .filter((zone) => !commonZones.includes(zone))
  .toSorted();

export function ZoneField({ savedZone: storedZone }: { savedZone?: string }) {
  const savedZone = storedZone && presentZoneName(storedZone);
  const zone = useFieldText('timezone');
  const initialZone = String(useInitialValue('timezone'));
  // A browser may not list a zone yet.
  const unlistedZones = [initialZone, savedZone].filter(
    (name) => name && !commonZones.includes(name) && !otherZones.includes(name),
  );
  return (
    <>
      <FormField name="timezone" label={messages.timezone} help={messages.timezoneHelp}>
        {(control) => (
          <select {...control} className="control control-select control-zone">
            <optgroup label={messages.commonTimeZones}>
              <ZoneOptions zones={commonZones} />
            </optgroup>
            <optgroup label={messages.otherTimeZones}>
              <ZoneOptions zones={[...new Set(unlistedZones), ...otherZones]} />
            </optgroup>
          </select>
        )}
      </FormField>
      <div role="status">
        {savedZone && zone !== savedZone && (
          <p className="callout" data-tone="info">
            {messages.localTimesStay(zoneName(savedZone), zoneName(zone))}
          </p>
        )}
      </div>
    </>
  );
}

const ZoneOptions = ({ zones }: { zones: readonly (string | undefined)[] }) =>
  zones.map((zone) => (
    <option key={zone} value={zone}>
      {zone?.replaceAll('_', ' ')}
    </option>
  ));
