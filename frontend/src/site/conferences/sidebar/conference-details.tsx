import type { Conference } from '@majlis/contracts/conferences';
import { ExternalLink } from '../../../ui/page/external-link';
import { useNow } from '../../../ui/page/prerender';
import { detectLanguage } from '../../../ui/text/auto-text';
import { capitalize } from '../../../ui/text/capitalize';
import { formatDateRange } from '../../../ui/time/dates';
import { zoneName } from '../../../ui/time/time-zones';
import * as facts from '../facts.module.scss';
import { describeHowToJoin, mapUrl } from '../format-conference';
import { formatConferenceLocation } from '../format-conference-location';
import * as styles from './conference-sidebar.module.scss';

export function ConferenceDetails({ conference }: { conference: Conference }) {
  const { startDate, endDate, timezone, isVirtual, venue, venueAddress, city, country, maxAttendees } = conference;
  const { conferenceType, organizer, language, contactEmail } = conference;
  const now = useNow();
  const details = [
    { term: 'Dates', text: formatDateRange(startDate, endDate, timezone), note: zoneName(timezone) },
    isVirtual
      ? { term: 'Venue', text: formatConferenceLocation(conference), note: describeHowToJoin(conference, now) }
      : { term: 'Venue', text: venue || venueAddress, note: venue && venueAddress, map: mapUrl(conference) },
    { term: 'City', text: isVirtual ? '' : city, isShort: true },
    { term: 'Country', text: isVirtual ? '' : country, isShort: true },
    { term: 'Attendance', text: maxAttendees ? `Up to ${maxAttendees} attendees` : '' },
    { term: 'Type', text: capitalize(conferenceType), isShort: true },
    { term: 'Language', text: language, isShort: true },
    { term: 'Organizer', text: organizer },
  ].filter(({ text }) => text);
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading">Conference Details</h2>
      <dl className={`${facts.facts} ${styles.details}`}>
        {details.map(({ term, text, note, map, isShort }) => (
          <div key={term} className={isShort ? styles.short : undefined}>
            <dt>{term}</dt>
            <dd dir="auto" lang={detectLanguage(text)}>
              {text}
              {note && <span className={facts.note}>{note}</span>}
              {map && <ExternalLink href={map}>View on map</ExternalLink>}
            </dd>
          </div>
        ))}
        {contactEmail && (
          <div>
            <dt>Contact</dt>
            <dd>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
