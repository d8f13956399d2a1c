import { type CSSProperties, memo } from 'react';
import { formatTime } from '../time/dates';
import type { PlacedDay } from './place-sessions';

type HourLinesProps = {
  hours: PlacedDay<never>['hours'];
  timeZone: string;
  axisClass: string | undefined;
  linesClass: string | undefined;
};

/** The time axis of a grid, and a line for each hour. Each has its minutes from the start as `--from`. */
export const HourLines = memo(({ hours, timeZone, axisClass, linesClass }: HourLinesProps) => (
  <>
    <div className={axisClass} aria-hidden="true">
      {hours.map(({ instant, from }) => (
        <time key={from} style={{ '--from': from } as CSSProperties}>
          {formatTime(instant, timeZone)}
        </time>
      ))}
    </div>
    <div className={linesClass} aria-hidden="true">
      {hours.map(({ from }) => (
        <i key={from} style={{ '--from': from } as CSSProperties} />
      ))}
    </div>
  </>
));
