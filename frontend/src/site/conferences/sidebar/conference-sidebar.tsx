import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { Link, useLocation } from 'react-router-dom';
import { rich, t } from '#messages';
import { ExternalLink } from '../../../ui/page/external-link';
import { useNow } from '../../../ui/page/prerender';
import { formatDay } from '../../../ui/time/dates';
import { CalendarLinks } from '../calendar-links';
import { formatPlacesLeft, isOver, isRegistrationClosed, isRegistrationOpen } from '../format-conference';
import { useConferenceDocuments } from '../long-lists';
import { proceedingsPath } from '../session-path';
import { ConferenceDetails } from './conference-details';
import * as styles from './conference-sidebar.module.scss';
import { PastBadge } from './past-badge';

export function ConferenceSidebar({ conference }: { conference: Conference }) {
  return (
    <>
      <QuickNavigation conference={conference} />
      <ConferenceDetails conference={conference} />
      {conference.status !== 'draft' && <ConferenceCalendar conference={conference} />}
      {conference.registrationRequired && <Registration conference={conference} />}
    </>
  );
}

export function QuickNavigation({ conference }: { conference: Conference }) {
  const { websiteUrl, papersLink, registrationLink } = conference;
  const { search } = useLocation();
  // Slides and recordings alone are linked by their sessions.
  const papers = useConferenceDocuments(conference.id, 'papersOfSessions');
  const links = [
    { href: websiteUrl, name: t('conference.agendaAddress') },
    { href: papersLink, name: t('conference.conferencePapers') },
    { href: isRegistrationClosed(conference, useNow()) ? '' : registrationLink, name: t('conference.register') },
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
            <Link to={proceedingsPath(conference.slug)}>{t('conference.proceedings')}</Link>
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
  const now = useNow();
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
  const now = useNow();
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
