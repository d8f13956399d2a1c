import type { AgendaSession } from '@majlis/contracts/sessions';
import { capitalised } from '../../../ui/text/capitalised';
import { formatTimes, formatWeekday } from '../../../ui/time/dates';
import { zoneAt } from '../../../ui/time/time-zones';
import * as facts from '../facts.module.scss';
import { useOwnTimeZone } from '../use-own-time-zone';
import * as styles from './session-head.module.scss';

type SessionFactsProps = {
  session: Pick<AgendaSession, 'startTime' | 'endTime' | 'location' | 'sessionType' | 'track' | 'maxAttendees'>;
  timezone: string;
};

export function SessionFacts({ session, timezone }: SessionFactsProps) {
  const { startTime, endTime, location, sessionType, track, maxAttendees } = session;
  const known = [
    { term: 'Location', text: location },
    { term: 'Type', text: capitalised(sessionType) },
    { term: 'Track', text: track },
    { term: 'Places', text: maxAttendees ? String(maxAttendees) : '' },
  ].filter(({ text }) => text);
  return (
    <dl className={`${facts.facts} ${styles.facts}`}>
      <div className={styles.when}>
        <dt>Time</dt>
        <dd>
          <When start={startTime} end={endTime} timeZone={timezone} />
          <OtherTime start={startTime} end={endTime} timezone={timezone} />
        </dd>
      </div>
      {known.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type WhenProps = { start: string; end: string; timeZone: string };

function When({ start, end, timeZone }: WhenProps) {
  const [zone, zoneAtEnd] = [zoneAt(start, timeZone), zoneAt(end, timeZone)];
  return (
    <>
      <time dateTime={start}>{formatWeekday(start, timeZone)}</time>,{' '}
      <span className={styles.times}>{formatTimes(start, end, timeZone)}</span>
      <span className={facts.note}>{zone === zoneAtEnd ? zone : `${zone}, at its end ${zoneAtEnd}`}</span>
    </>
  );
}

/**
 * The same in the reader's own time or, where that is no other or not known, in UTC: two lines, which have their place
 * from the beginning.
 */
function OtherTime({ start, end, timezone }: { start: string; end: string; timezone: string }) {
  const own = useOwnTimeZone();
  const inWords = (zone: string) => `${formatWeekday(start, zone)}, ${formatTimes(start, end, zone)}`;
  const isOther = (zone: string) => inWords(zone) !== inWords(timezone);
  const [name, zone] = own && isOther(own) ? ['In your own time:', own] : ['In UTC:', 'UTC'];
  return (
    <span className={`${facts.note} ${styles.otherTime}`}>
      {isOther(zone) && (
        <>
          <span>{name}</span>
          <span>
            {formatWeekday(start, zone)}, <span className={styles.times}>{formatTimes(start, end, zone)}</span>
          </span>
        </>
      )}
    </span>
  );
}
