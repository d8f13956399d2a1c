import { copiedDays, countDaysToCopy } from '@majlis/contracts/conference-copy';
import type { Conference } from '@majlis/contracts/conferences';
import { addDaysKeepingLocalTime } from '@majlis/contracts/zoned-times';
import { useWatch } from 'react-hook-form';
import { locale } from '#messages/language';
import { t, texts } from '#messages/staff';
import { cachedDateFormat } from '../../../ui/time/cached-date-format';
import { formatDateRange } from '../../../ui/time/dates';
import { zoneName } from '../../../ui/time/time-zones';
import { zoneAt } from '../../../ui/time/zone-at';
import { SelectField } from '../../crud/fields';
import { FormField } from '../../form/form-field';

type CopiedDaysFieldsProps = { conference: Conference; onStartDate: (day: string) => void };

export function CopiedDaysFields({ conference, onStartDate }: CopiedDaysFieldsProps) {
  return (
    <>
      <div className="form-columns">
        <FormField name="startDate" label={t('conferenceCopy.newStartDate')} isRequired>
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
        <SelectField
          name="days"
          label={t('common.days')}
          options={copiedDays}
          labels={texts('conferenceCopy.copiedDays')}
        />
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
      {Number.isNaN(shift) ? t('conferenceCopy.chooseStartDate') : describe(shift)}
    </p>
  );

  function describe(shifted: number): string {
    const [start = '', end = ''] = [startDate, endDate].map((time) => addDaysKeepingLocalTime(shifted, time, timezone));
    const weekday = cachedDateFormat(locale, zoneAt(timezone, start), { weekday: 'long' }).format(new Date(start));
    return t('conferenceCopy.newDays', {
      before: formatDateRange(startDate, endDate, timezone),
      after: formatDateRange(start, end, timezone),
      weekday,
      zone: zoneName(timezone),
    });
  }
}
