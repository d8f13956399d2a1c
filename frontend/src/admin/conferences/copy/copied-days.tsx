import { type CopiedDays, copiedDays, countDaysToCopy } from '@majlis/contracts/conference-copy';
import type { Conference } from '@majlis/contracts/conferences';
import { addDaysKeepingLocalTime } from '@majlis/contracts/zoned-times';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/form-field';
import { formatDateRange, formatDayWithWeekday } from '../../../ui/time/dates';
import { zoneName } from '../../../ui/time/time-zones';
import { SelectField } from '../../crud/fields';

const labels: Record<CopiedDays, string> = {
  weekdays: 'Same weekdays, nearest to the date',
  dates: 'Exactly from the date on',
};

type CopiedDaysFieldsProps = { conference: Conference; onStartDate: (day: string) => void };

export function CopiedDaysFields({ conference, onStartDate }: CopiedDaysFieldsProps) {
  return (
    <>
      <div className="form-columns">
        <FormField name="startDate" label="New start date" isRequired>
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
        <SelectField name="days" label="Days" options={copiedDays} labels={labels} />
      </div>
      <NewDays conference={conference} />
    </>
  );
}

function NewDays({ conference }: { conference: Conference }) {
  const { startDate, endDate, timezone } = conference;
  const [newStartDate, days] = useWatch({ name: ['startDate', 'days'] });
  const shift = countDaysToCopy(conference, { startDate: newStartDate, days });
  return (
    <p role="status" className="callout">
      {Number.isNaN(shift) ? 'Choose a start date.' : describe(shift)}
    </p>
  );

  function describe(shifted: number): string {
    const [start = '', end = ''] = [startDate, endDate].map((time) => addDaysKeepingLocalTime(shifted, time, timezone));
    const range = `${formatDateRange(startDate, endDate, timezone)} becomes ${formatDateRange(start, end, timezone)}`;
    const [weekday] = formatDayWithWeekday(start, timezone).split(' ');
    return `${range}, from ${weekday} on. Times of day stay the same in ${zoneName(timezone)}.`;
  }
}
