import type { Conference } from '@majlis/contracts/conferences/conferences';
import { languageTag } from '@majlis/contracts/shared/languages';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { StatusBadge } from '../../ui/page/status-badge';
import { Picture } from '../../ui/picture/picture';
import { AutoText, contentDirection, detectLanguage, LanguageContext } from '../../ui/text/auto-text';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { formatDateRange, formatDayOfYear } from '../../ui/time/dates';
import * as styles from './conference-card.module.scss';
import { formatConferenceLocation } from './format-conference-location';

export function ConferenceCard({ conference, isLead }: { conference: Conference; isLead: boolean }) {
  const { slug, title, subtitle, shortDescription, featuredImage, pictures } = conference;
  const { startDate, endDate, timezone, status, language } = conference;
  const location = formatConferenceLocation(conference);
  const state = describeConferenceState(conference, usePageOpenedAt());
  return (
    <li
      className={isLead ? `${styles.conferenceCard} ${styles.lead}` : styles.conferenceCard}
      dir={contentDirection(title)}
    >
      <Picture
        className={styles.picture}
        url={featuredImage}
        alt=""
        details={pictures?.[featuredImage]}
        sizes={isLead ? '(min-width: 992px) 700px, 100vw' : '(min-width: 992px) 580px, 100vw'}
        isFirst={isLead}
      />
      <p className="card-date">
        <time dateTime={startDate} dir={direction}>
          {formatDateRange(startDate, endDate, timezone)}
        </time>
        <AlsoHijri start={startDate} end={endDate} timeZone={timezone} />
      </p>
      <div>
        <LanguageContext value={languageTag(language)}>
          <AutoText as="h3" text={title}>
            <Link to={`/conferences/${slug}`}>{title}</Link>
          </AutoText>
          <AutoText as="p" className={styles.text} text={shortDescription || subtitle} />
        </LanguageContext>
      </div>
      <div className={styles.footer}>
        <span dir="auto" lang={detectLanguage(location)}>
          {location}
        </span>
        <StatusBadge status={status} />
        {state && <span className={state.isOver ? `${styles.state} ${styles.over}` : styles.state}>{state.text}</span>}
      </div>
    </li>
  );
}

type ConferenceState = { text: string; isOver?: boolean };

/** States whether a conference is open for registration, running or over; undefined if there is nothing to say yet. */
export function describeConferenceState(conference: Conference, now: number): ConferenceState | undefined {
  const { startDate, endDate, timezone, callForPapers, abstractSubmissionDeadline, paperSubmissionDeadline } =
    conference;
  const isFuture = (instant: string) => Date.parse(instant) >= now;
  if (!isFuture(endDate)) return { text: describePast(conference), isOver: true };
  if (!isFuture(startDate)) return { text: t('home.happeningNow') };
  const submissionDeadline = abstractSubmissionDeadline ?? paperSubmissionDeadline;
  if (callForPapers && submissionDeadline && isFuture(submissionDeadline))
    return { text: t('conferences.callForPapersUntil', { day: formatDayOfYear(submissionDeadline, timezone) }) };
  const registration = describeRegistration(conference, isFuture);
  return registration ? { text: registration } : undefined;
}

function describePast({ papersLink, flickrAlbumUrl }: Conference): string {
  if (papersLink) return flickrAlbumUrl ? t('conferences.papersAndPhotosOnline') : t('conferences.papersOnline');
  return flickrAlbumUrl ? t('conferences.photosOnline') : t('conferences.over');
}

function describeRegistration(conference: Conference, isFuture: (instant: string) => boolean): string | undefined {
  const { registrationRequired, registrationDeadline, startDate, maxAttendees, currentAttendees } = conference;
  if (!registrationRequired) return undefined;
  if (!isFuture(registrationDeadline ?? startDate)) return t('conferences.registrationClosed');
  if (maxAttendees && currentAttendees >= maxAttendees) return t('conference.fullyBooked');
  return t('conferences.registrationOpen');
}
