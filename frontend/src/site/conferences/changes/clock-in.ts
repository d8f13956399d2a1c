import type { Clock } from '@majlis/contracts/programme-changes';
import { formatShortDay, formatTime } from '../../../ui/time/dates';

export const clockIn = (timeZone: string): Clock => ({
  time: (instant) => formatTime(instant, timeZone),
  day: (instant) => formatShortDay(instant, timeZone),
});
