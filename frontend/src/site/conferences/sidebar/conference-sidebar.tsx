import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { Link, useLocation } from 'react-router-dom';
import { rich, t } from '#messages';
import { ExternalLink } from '../../../ui/page/external-link';
import { usePageOpenedAt } from '../../../ui/page/prerender';
import { AutoText } from '../../../ui/text/auto-text';
import { languageName } from '../../../ui/text/formats';
import { formatDateRange, formatDay } from '../../../ui/time/dates';
import { zoneName } from '../../../ui/time/time-zones';
import { proceedingsPath } from '../../paths';
import { CalendarLinks } from '../conference-parts';
import * as facts from '../facts.module.scss';
import {
  describeHowToJoin,
  formatPlacesLeft,
  isOver,
  isRegistrationClosed,
  isRegistrationOpen,
  mapUrl,
} from '../format-conference';
import { formatConferenceLocation } from '../format-conference-location';
import { useConferenceDocuments } from '../long-lists';
import * as styles from './conference-sidebar.module.scss';

export const ConferenceSidebar = ({ conference }: { conference: Conference }) => (
  <>
    <QuickNavigation conference={conference} />
    <ConferenceDetails conference={conference} />
    {conference.status !== 'draft' && <ConferenceCalendar conference={conference} />}
    {conference.registrationRequired && <Registration conference={conference} />}
  </>
);

export function QuickNavigation({ conference }: { conference: Conference }) {
  const { websiteUrl, papersLink, registrationLink } = conference;
  const { search } = useLocation();
  // The proceedings are linked only if they have papers: slides and recordings are found on the pages of their sessions.
  const papers = useConferenceDocuments(conference.id, 'papersOfSessions');
  const isClosed = isRegistrationClosed(conference, usePageOpenedAt());
  const links = [
    { href: websiteUrl, name: t('conference.agendaAddress') },
    { href: papersLink, name: t('conference.conferencePapers') },
    { href: isClosed ? '' : registrationLink, name: t('conference.register') },
  ].filter(({ href }) => href);
  return (
    <nav aria-labelledby="quick-navigation-heading">
      <h2 id="quick-navigation-heading">{t('conference.quickNavigation')}</h2>
      <ul className={styles.links}>
        <li>
          <Link to={{ search, hash: '#agenda' }}>{t('conference.viewProgramme')}</Link>
        </li>
        {papers && papers.total > 0 && (
          <li>
            <Link to={proceedingsPath(conference.slug)}>{t('proceedings.proceedings')}</Link>
          </li>
        )}
        {links.map(({ href, name }) => (
          <li key={name}>
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Registration({ conference }: { conference: Conference }) {
  const { registrationDeadline, timezone } = conference;
  const now = usePageOpenedAt();
  const places = formatPlacesLeft(conference, now);
  return (
    <section className={styles.registration} aria-labelledby="registration-heading">
      <h2 id="registration-heading">{t('conference.registration')}</h2>
      {registrationDeadline && (
        <p>
          {rich('conference.deadline', {
            day: () => <time dateTime={registrationDeadline}>{formatDay(registrationDeadline, timezone)}</time>,
          })}
          {Date.parse(registrationDeadline) < now && <PastBadge />}
        </p>
      )}
      {places && <p>{places}</p>}
      <HowToRegister conference={conference} now={now} />
    </section>
  );
}

function HowToRegister({ conference, now }: { conference: Conference; now: number }) {
  const { registrationLink } = conference;
  if (isRegistrationClosed(conference, now)) return <p>{t('conference.registrationIsClosed')}</p>;
  if (!registrationLink) return <p>{t('conference.howToRegister')}</p>;
  return (
    <ExternalLink
      className={`btn ${isRegistrationOpen(conference, now) ? 'btn-primary' : 'btn-outline-primary'}`}
      href={registrationLink}
    >
      {t('conference.register')}
    </ExternalLink>
  );
}

function ConferenceCalendar({ conference }: { conference: Conference }) {
  const now = usePageOpenedAt();
  return (
    <section className="screen-only" aria-labelledby="calendar-heading">
      <h2 id="calendar-heading">{t('conference.addToCalendar')}</h2>
      <CalendarLinks
        className={styles.links}
        path={calendarPaths.conference(conference.id)}
        isOver={isOver(conference, now)}
      />
    </section>
  );
}

export function ConferenceDetails({ conference }: { conference: Conference }) {
  const { startDate, endDate, timezone, isVirtual, venue, venueAddress, city, country, maxAttendees } = conference;
  const { conferenceType, organizer, language, contactEmail } = conference;
  const now = usePageOpenedAt();
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

export const PastBadge = () => <span className={styles.pastBadge}>{t('conference.past')}</span>;
