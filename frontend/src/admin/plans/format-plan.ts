import type { ProgrammeSession } from '@majlis/contracts/sessions';
import { cachedDateFormat } from '../../ui/time/cached-date-format';
import { formatTime } from '../../ui/time/dates';

/** 'Thursday 12 March 2026'; `day` is a local date. */
export const formatPlanDay = (day: string, locale: string): string =>
  cachedDateFormat(locale, 'UTC', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');

export const formatPlanTime = ({ startTime, endTime }: ProgrammeSession, zone: string): string =>
  `${formatTime(startTime, zone)}–${formatTime(endTime, zone)}`;
