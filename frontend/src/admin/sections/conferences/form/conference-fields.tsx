import { endpoints } from '@majlis/contracts/api/endpoints';
import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { code } from '@majlis/contracts/shared/messages';
import { isSlug } from '@majlis/contracts/shared/slugs';
import { requiredText } from '@majlis/contracts/shared/text.schema';
import { presentZoneName } from '@majlis/contracts/shared/zone-names';
import { commonTimeZones } from '@majlis/contracts/shared/zoned-times';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { zoneName } from '../../../../ui/time/time-zones';
import { FormField, FormSwitch, TextField } from '../../../fields/fields';
import { toFormValues } from '../../../fields/form/contract-fields';
import { useFieldText, useInitialValue } from '../../../fields/form/staff-form';
import { preserveUneditedInstants, toLocalTimes } from '../../../fields/form/zoned-values';
import { countErrors, type FormValues } from '../../../shell/form-values';
import * as styles from './conference-form.module.scss';

type ConditionalFieldsProps = {
  name: string;
  label?: string | undefined;
  help?: string;
  whenOn: ReactNode;
  whenOff?: ReactNode;
};

/** Hidden fields keep their values and are saved, so that switching loses nothing. */
export function ConditionalFields({ name, label, help, whenOn, whenOff }: ConditionalFieldsProps) {
  const isOn = useWatch<FormValues>({ name }) === true;
  return (
    <>
      <FormSwitch name={name} label={label} help={help} />
      <FieldGroup isVisible={isOn}>{whenOn}</FieldGroup>
      {whenOff && <FieldGroup isVisible={!isOn}>{whenOff}</FieldGroup>}
    </>
  );
}

function FieldGroup({ isVisible, children }: { isVisible: boolean; children: ReactNode }) {
  const { errors } = useFormState<FormValues>();
  const [fields, setFields] = useState<HTMLDivElement | null>(null);
  const [hadErrors, setHadErrors] = useState(false);
  // A hidden field with an error is shown, and stays visible while the user corrects it.
  if (!hadErrors && fields && countErrors(fields, errors) > 0) setHadErrors(true);
  return (
    <div ref={setFields} className={styles.conditionalFields} hidden={!isVisible && !hadErrors}>
      {children}
    </div>
  );
}

/** Suggests existing series, because conferences of a series are found by its exact name. */
export function SeriesField({ help }: { help: string }) {
  const { data = [] } = useQuery(query(endpoints.conferences));
  const names = new Set(data.flatMap((conference) => conference.series || []));
  return <TextField name="series" suggestions={[...names].sort()} help={help} />;
}

const commonZones: readonly string[] = commonTimeZones;

const otherZones = [...new Set(Intl.supportedValuesOf('timeZone').map(presentZoneName))]
  .filter((zone) => !commonZones.includes(zone))
  .toSorted();

export function ZoneField({ savedZone: storedZone }: { savedZone?: string }) {
  const savedZone = storedZone && presentZoneName(storedZone);
  const zone = useFieldText('timezone');
  const initialZone = String(useInitialValue('timezone'));
  // The browser's list may lack a saved zone.
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

const times = [
  'startDate',
  'endDate',
  'registrationDeadline',
  'abstractSubmissionDeadline',
  'paperSubmissionDeadline',
  'programReleaseDate',
] as const satisfies (keyof Conference)[];

/** Times are shown in the conference's own zone (infra/adr/programme.md). */
export const toConferenceFormValues = (conference?: Conference): FormValues => ({
  ...toFormValues(conferenceInput, conference),
  ...(conference && {
    timezone: presentZoneName(conference.timezone),
    ...toLocalTimes(conference, times, conference.timezone),
  }),
});

/** Edited times are sent as local times, which the server resolves (infra/adr/programme.md); in a new zone, all times are. */
export function toConferenceInput(values: FormValues, saved?: Conference): FormValues {
  const zone = String(values.timezone);
  const isSameZone = saved && presentZoneName(saved.timezone) === zone;
  const exact = preserveUneditedInstants(values, isSameZone ? saved : undefined, times, zone);
  const { currentAttendees, displayOrder } = values;
  return { ...exact, currentAttendees: currentAttendees || 0, displayOrder: displayOrder || 0 };
}

/** The conference form requires more fields than the service does. */
export const conferenceFormSchema = z.pipe(
  conferenceInput.in.extend({
    slug: requiredText(140).refine(isSlug, code.notSlug),
    description: requiredText(20_000),
  }),
  conferenceInput.out,
);
