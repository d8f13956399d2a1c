import { isDifferent, nameChange, type ProgrammeChange } from '@majlis/contracts/programme-changes';
import * as messages from '#messages/changes';
import { dayAndTime } from '#messages/time';
import { clockIn } from './clock-in';

/** 'Moved from 10:00 to 11:30, room changed' */
export function summarizeChange(change: ProgrammeChange, timeZone: string): string {
  const { before, after } = change;
  const names = messages.changeNames;
  if (!before || !after) return names[nameChange(change)];
  const { day, time } = clockIn(timeZone);
  const isSameDay = day(before.startTime) === day(after.startTime);
  const formatStart = (start: string) => (isSameDay ? time(start) : dayAndTime(day(start), time(start)));
  const move =
    before.startTime === after.startTime
      ? messages.endsAt(time(after.endTime), time(before.endTime))
      : messages.moved(formatStart(before.startTime), formatStart(after.startTime));
  const parts = [
    isDifferent.time(before, after) && move,
    isDifferent.room(before, after) && names['Room changed'],
    isDifferent.title(before, after) && names.Renamed,
    isDifferent.speakers(before, after) && names['Speakers changed'],
  ];
  return messages.summary(parts.filter((part) => part !== false));
}
