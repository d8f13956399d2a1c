import type { ProgrammeSession } from '@majlis/contracts/sessions';
import { capitalised } from '../../../ui/capitalised';
import { formatTimes, formatWeekday } from '../../../ui/dates';
import { ownTimeZone, zoneAt } from '../../../ui/time-zones';

type SessionFactsProps = {
  session: Pick<ProgrammeSession, 'startTime' | 'endTime' | 'location' | 'sessionType' | 'track' | 'maxAttendees'>;
  timezone: string;
};

export function SessionFacts({ session, timezone }: SessionFactsProps) {
  const { startTime, endTime, location, sessionType, track, maxAttendees } = session;
  const facts = [
    { term: 'Location', text: location },
    { term: 'Type', text: capitalised(sessionType) },
    { term: 'Track', text: track },
    { term: 'Places', text: maxAttendees ? String(maxAttendees) : '' },
  ].filter(({ text }) => text);
  return (
    <dl className="session-facts">
      <div className="session-when">
        <dt>Time</dt>
        <dd>
          <When start={startTime} end={endTime} timeZone={timezone} />
          <OwnTime start={startTime} end={endTime} timezone={timezone} />
        </dd>
      </div>
      {facts.map(({ term, text }) => (
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
      <span className="session-times">{formatTimes(start, end, timeZone)}</span>
      <span className="details-note">{zone === zoneAtEnd ? zone : `${zone}, at its end ${zoneAtEnd}`}</span>
    </>
  );
}

/** The same in the reader's own time, where that is another. */
function OwnTime({ start, end, timezone }: { start: string; end: string; timezone: string }) {
  const own = ownTimeZone();
  const inWords = (zone: string) => `${formatWeekday(start, zone)}, ${formatTimes(start, end, zone)}`;
  if (inWords(own) === inWords(timezone)) return null;
  return (
    <span className="details-note">
      In your own time: {inWords(own)}, {zoneAt(start, own)}
    </span>
  );
}
