import { copiedDays, countDaysToCopy } from '@majlis/contracts/conference-copy';
import type { Conference } from '@majlis/contracts/conferences';
import { addDaysKeepingLocalTime } from '@majlis/contracts/zoned-times';
import { useWatch } from 'react-hook-form';
import { locale } from '#messages/language';
import { days } from '#messages/staff/common';
import * as messages from '#messages/staff/conference-copy';
import { FormField } from '../../../ui/form/form-field';
import { cachedDateFormat } from '../../../ui/time/cached-date-format';
import { formatDateRange } from '../../../ui/time/dates';
import { zoneName } from '../../../ui/time/time-zones';
import { zoneAt } from '../../../ui/time/zone-at';
import { SelectField } from '../../crud/fields';

type CopiedDaysFieldsProps = { conference: Conference; onStartDate: (day: string) => void };

export function CopiedDaysFields({ conference, onStartDate }: CopiedDaysFieldsProps) {
  return (
    <>
      <div className="form-columns">
        <FormField name="startDate" label={messages.newStartDate} isRequired>
          {(control) => (
            <input
              {...control}
              type="date"
              min="1900-01-01"
              max="2199-12-31"
              className="control control-time"
              onChange={({ target }) => {
                control.onChange(target.value);
                onStartDate(target.value);
              }}
              // A half-typed date has no value and fires no change event, but it must count as input.
              onInput={control.onChange}
            />
          )}
        </FormField>
        <SelectField name="days" label={days} options={copiedDays} labels={messages.copiedDays} />
      </div>
      <NewDays conference={conference} />
    </>
  );
}

function NewDays({ conference }: { conference: Conference }) {
  const { startDate, endDate, timezone } = conference;
  const [newStartDate, chosenDays] = useWatch({ name: ['startDate', 'days'] });
  const shift = countDaysToCopy(conference, { startDate: newStartDate, days: chosenDays });
  return (
    <p role="status" className="callout">
      {Number.isNaN(shift) ? messages.chooseStartDate : describe(shift)}
    </p>
  );

  function describe(shifted: number): string {
    const [start = '', end = ''] = [startDate, endDate].map((time) => addDaysKeepingLocalTime(shifted, time, timezone));
    const weekday = cachedDateFormat(locale, zoneAt(timezone, start), { weekday: 'long' }).format(new Date(start));
    return messages.newDays(
      formatDateRange(startDate, endDate, timezone),
      formatDateRange(start, end, timezone),
      weekday,
      zoneName(timezone),
    );
  }
}
