import type { Conference } from '@majlis/contracts/conferences';
import { toInstant } from '@majlis/contracts/zoned-times';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { formatDateRange } from '../../ui/time/dates';
import { describeZoneAt, describeZoneDuring } from '../../ui/time/time-zones';
import { TimeField } from '../crud/fields';
import { useFieldText } from '../form/use-draft-form';
import { shiftEnd } from './session-values';
import { isOutsideDates } from './session-warnings';

type ConferenceDates = Pick<Conference, 'startDate' | 'endDate' | 'timezone'>;
type TimeRange = { start: string; end: string };

/** Changing the start moves the end, so that the duration stays the same. */
export function TimeRangeFields({ conference }: { conference: ConferenceDates }) {
  const { startDate, endDate, timezone } = conference;
  const days = formatDateRange(startDate, endDate, timezone);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const { field: endField } = useController({ name: 'endTime' });
  const range: TimeRange = { start: useFieldText('startTime'), end: String(endField.value) };
  const [committedStart, setCommittedStart] = useState(range.start);
  const typedStart = toInstant(range.start, timezone);
  const zone = typedStart ? describeZoneAt(typedStart, timezone) : describeZoneDuring(startDate, endDate, timezone);

  function preserveDuration() {
    if (range.start === '' || range.start === committedStart) return;
    setCommittedStart(range.start);
    endField.onChange(shiftEnd(range.end, committedStart, range.start));
  }

  // Enter and Ctrl+S submit before the field loses the focus, so the end is moved on submit, too.
  const preserveDurationBeforeSave = useEffectEvent(preserveDuration);
  useEffect(() => {
    const form = fieldset.current?.form;
    const onSubmit = () => preserveDurationBeforeSave();
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);

  return (
    <>
      <p className="form-note">{t('sessions.timeNote', { zone, days })}</p>
      <fieldset
        ref={fieldset}
        className="form-columns"
        aria-label={t('sessions.time')}
        onBlur={({ target }: FocusEvent) =>
          target instanceof HTMLInputElement && target.name === 'startTime' && preserveDuration()
        }
      >
        <TimeField name="startTime" isRequired />
        <TimeField name="endTime" isRequired />
      </fieldset>
      <p role="status" className="form-warning">
        {isOutsideConference(range, conference) && t('sessions.outsideDatesOf', { days })}
      </p>
    </>
  );
}

function isOutsideConference({ start, end }: TimeRange, conference: ConferenceDates): boolean {
  const [startTime, endTime] = [start, end].map((localDateTime) => toInstant(localDateTime, conference.timezone));
  return startTime !== undefined && endTime !== undefined && isOutsideDates({ startTime, endTime }, conference);
}
