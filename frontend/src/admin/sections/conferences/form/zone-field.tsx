import { presentZoneName } from '@majlis/contracts/shared/zone-names';
import { commonTimeZones } from '@majlis/contracts/shared/zoned-times';
import { t } from '#messages/staff';
import { zoneName } from '../../../../ui/time/time-zones';
import { FormField } from '../../../fields/form/form-field';
import { useFieldText, useInitialValue } from '../../../fields/form/staff-form';

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
      <FormField name="timezone">
        {(control) => (
          <select {...control} className="control control-select control-zone">
            <optgroup label={t('conferenceForm.commonTimeZones')}>
              <ZoneOptions zones={commonZones} />
            </optgroup>
            <optgroup label={t('conferenceForm.otherTimeZones')}>
              <ZoneOptions zones={[...new Set(unlistedZones), ...otherZones]} />
            </optgroup>
          </select>
        )}
      </FormField>
      <div role="status">
        {savedZone && zone !== savedZone && (
          <p className="callout" data-tone="info">
            {t('conferenceForm.localTimesStay', { from: zoneName(savedZone), to: zoneName(zone) })}
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
