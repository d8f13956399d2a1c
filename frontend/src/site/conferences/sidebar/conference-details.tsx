import type { Conference } from '@majlis/contracts/conferences/conferences';
import { t } from '#messages';
import { ExternalLink } from '../../../ui/page/external-link';
import { useNow } from '../../../ui/page/prerender';
import { AutoText } from '../../../ui/text/auto-text';
import { languageName } from '../../../ui/text/language-name';
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
    { term: t('conference.dates'), text: formatDateRange(startDate, endDate, timezone), note: zoneName(timezone) },
    isVirtual
      ? {
          term: t('conference.venue'),
          text: formatConferenceLocation(conference),
          note: describeHowToJoin(conference, now),
        }
      : {
          term: t('conference.venue'),
          text: venue || venueAddress,
          note: venue && venueAddress,
          map: mapUrl(conference),
        },
    { term: t('conference.city'), text: isVirtual ? '' : city, isShort: true },
    { term: t('conference.country'), text: isVirtual ? '' : country, isShort: true },
    {
      term: t('conference.attendance'),
      text: maxAttendees ? t('conference.upToAttendees', { count: maxAttendees }) : '',
    },
    { term: t('conference.type'), text: t(`conference.conferenceTypes.${conferenceType}`), isShort: true },
    { term: t('conference.language'), text: languageName(language), isShort: true },
    { term: t('conference.organizer'), text: organizer },
  ].filter(({ text }) => text);
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading">{t('conference.details')}</h2>
      <dl className={`${facts.facts} ${styles.details}`}>
        {details.map(({ term, text, note, map, isShort }) => (
          <div key={term} className={isShort ? styles.short : undefined}>
            <dt>{term}</dt>
            <dd>
              <AutoText text={text} />
              {note && (
                <span className={facts.note}>
                  <AutoText text={note} />
                </span>
              )}
              {map && (
                <ExternalLink className="screen-only" href={map}>
                  {t('conference.viewOnMap')}
                </ExternalLink>
              )}
            </dd>
          </div>
        ))}
        {contactEmail && (
          <div>
            <dt>{t('conference.contact')}</dt>
            <dd>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
