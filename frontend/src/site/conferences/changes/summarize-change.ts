import {
  type Clock,
  isDifferent,
  nameChange,
  type ProgrammeChange,
} from '@majlis/contracts/programme/programme-changes';
import { t, texts } from '#messages';
import { formatShortDay, formatTime } from '../../../ui/time/dates';

/** Example: 'Moved from 10:00 to 11:30, room changed' */
export function summarizeChange(change: ProgrammeChange, timeZone: string): string {
  const { before, after } = change;
  const names = texts('changes.changeNames');
  if (!before || !after) return names[nameChange(change)];
  const { day, time } = clockIn(timeZone);
  const isSameDay = day(before.startTime) === day(after.startTime);
  const formatStart = (start: string) =>
    isSameDay ? time(start) : t('time.dayAndTime', { day: day(start), time: time(start) });
  const move =
    before.startTime === after.startTime
      ? t('changes.endsAt', { time: time(after.endTime), before: time(before.endTime) })
      : t('changes.moved', { from: formatStart(before.startTime), to: formatStart(after.startTime) });
  const parts = [
    isDifferent.time(before, after) && move,
    isDifferent.room(before, after) && names['Room changed'],
    isDifferent.title(before, after) && names.Renamed,
    isDifferent.speakers(before, after) && names['Speakers changed'],
  ];
  return parts
    .filter((part) => part !== false)
    .map((part, index) => (index === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1)))
    .join(t('lists.listSeparator'));
}

export const clockIn = (timeZone: string): Clock => ({
  time: (instant) => formatTime(instant, timeZone),
  day: (instant) => formatShortDay(instant, timeZone),
});
