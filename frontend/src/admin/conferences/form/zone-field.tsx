import { commonTimeZones } from '@majlis/contracts/zoned-times';
import * as messages from '#messages/staff/conference-form';
import { FormField } from '../../../ui/form/form-field';
import { useFieldText, useInitialValue } from '../../../ui/form/use-draft-form';
import { supportedTimeZone } from '../../../ui/time/cached-date-format';
import { zoneName } from '../../../ui/time/time-zones';

const commonZones: readonly string[] = commonTimeZones;

/** Browsers still list these zones by outdated names. */
const currentZoneNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Falls back to the outdated name if the browser does not know the current one. */
function toCurrentName(zone: string): string {
  const name = currentZoneNames[zone] ?? zone;
  return supportedTimeZone(name) === name ? name : zone;
}

const otherZones = [...new Set(Intl.supportedValuesOf('timeZone').map(toCurrentName))]
  .filter((zone) => !commonZones.includes(zone))
  .toSorted();

export function ZoneField({ savedZone }: { savedZone?: string }) {
  const zone = useFieldText('timezone');
  const initialZone = String(useInitialValue('timezone'));
  // A stored zone may be an alias that the browser does not list.
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
