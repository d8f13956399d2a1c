import type { Conference, ConferenceEdition, ConferenceWithEditions } from '@majlis/contracts/conferences/conferences';
import { Link, useLocation } from 'react-router-dom';
import { rich, t } from '#messages';
import { direction, locale } from '#messages/language';
import { ExternalLink } from '../../ui/page/external-link';
import { Breadcrumb, HeaderFrame, PageTitle } from '../../ui/page/page-header';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { ShareButton } from '../../ui/page/share-button';
import { Icon } from '../../ui/picture/icon';
import { AutoText, contentDirection, detectLanguage, LanguageNote } from '../../ui/text/auto-text';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { cachedDateFormat, formatDateRange, formatDay, zoneAt } from '../../ui/time/dates';
import * as styles from './conference-header.module.scss';
import { PrintSender } from './conference-parts';
import { describePhase, isOver, isRegistrationClosed, isRegistrationOpen } from './format-conference';
import { formatConferenceLocation } from './format-conference-location';
import { useConferenceDocuments } from './long-lists';

export function ConferenceHeader({ conference }: { conference: ConferenceWithEditions }) {
  const { slug, title, subtitle, description, featuredImage, pictures } = conference;
  const phase = describePhase(conference, usePageOpenedAt());
  return (
    <HeaderFrame picture={featuredImage} details={pictures?.[featuredImage]} dir={contentDirection(title)}>
      <PrintSender path={`/conferences/${slug}`} />
      <Breadcrumb pages={[{ to: '/conferences', name: t('navigation.conferences') }]} />
      {phase && <p className="label">{phase}</p>}
      <PageTitle className={titleSize(title)} text={title} />
      {subtitle && <AutoText as="p" className="lead" text={subtitle} />}
      <WhenAndWhere conference={conference} />
      <LanguageNote texts={[title, description]} />
      <ConferenceSeries conference={conference} />
      <ConferenceActions conference={conference} isOnPicture={Boolean(featuredImage)} />
    </HeaderFrame>
  );
}

/** A long title is set smaller, so that the header fits a window. */
function titleSize({ length }: string): string {
  if (length > 80) return styles.longTitle;
  return length > 40 ? styles.mediumTitle : '';
}

function WhenAndWhere({ conference }: { conference: ConferenceWithEditions }) {
  const { startDate, endDate, timezone } = conference;
  const location = formatConferenceLocation(conference);
  return (
    <p className={styles.whenAndWhere}>
      <span>
        <Icon name="calendar" />{' '}
        <time dateTime={startDate} dir={direction}>
          {formatDateRange(startDate, endDate, timezone)}
        </time>
        <AlsoHijri start={startDate} end={endDate} timeZone={timezone} />
      </span>
      <span>
        <Icon name="location" />{' '}
        <span dir="auto" lang={detectLanguage(location)}>
          {location}
        </span>
      </span>
    </p>
  );
}

/** The formats for the label of an edition; the shortest that no other edition shares is used. */
const formats: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
];

/** Labels each edition with its year; editions of one year get the month, too, and those of one month the day. */
export function labelEditions(editions: ConferenceEdition[]): (ConferenceEdition & { label: string })[] {
  const choices = editions.map(({ startDate, timezone }) =>
    formats.map((options) =>
      cachedDateFormat(locale, zoneAt(timezone, startDate), options).format(new Date(startDate)),
    ),
  );
  return editions.map((edition, index) => {
    const others = choices.filter((_, at) => at !== index).flat();
    const labels = choices[index] ?? [];
    return { ...edition, label: labels.find((label) => !others.includes(label)) ?? labels.at(-1) ?? '' };
  });
}

/** Links the editions of the series, labelled by year. */
function ConferenceSeries({ conference: { id, series, editions = [] } }: { conference: ConferenceWithEditions }) {
  if (editions.length < 2) return null;
  return (
    <nav className={`${styles.series} screen-only`} aria-label={t('conference.yearsOf', { series })}>
      <AutoText as="p" className={styles.name} text={series} />
      <ul className={styles.years}>
        {labelEditions(editions).map((edition) => (
          <li key={edition.id}>
            <Link
              to={`/conferences/${edition.slug}`}
              title={edition.title}
              aria-current={edition.id === id ? 'page' : undefined}
            >
              {edition.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Before its end a conference offers registration; afterwards it offers its papers and recordings. */
function ConferenceActions({ conference, isOnPicture }: { conference: Conference; isOnPicture: boolean }) {
  const { slug, title, registrationRequired, registrationLink, registrationDeadline, timezone } = conference;
  const now = usePageOpenedAt();
  const { search } = useLocation();
  const remains = useRemains(conference, now);
  const canRegister = isRegistrationOpen(conference, now);
  const isClosed = registrationRequired && isRegistrationClosed(conference, now) && !isOver(conference, now);
  const [solid, ghost] = isOnPicture ? ['btn-light', 'btn-outline-light'] : ['btn-primary', 'btn-outline-primary'];
  return (
    <div className={styles.actions}>
      {canRegister && (
        <p className={registrationRequired ? `${styles.register} screen-only` : styles.register}>
          <ExternalLink className={`btn ${solid}`} href={registrationLink}>
            {t('conference.registerNow')}
          </ExternalLink>
          {registrationDeadline && (
            <span dir={direction}>
              {rich('conference.registerUntil', {
                day: () => <time dateTime={registrationDeadline}>{formatDay(registrationDeadline, timezone)}</time>,
              })}
            </span>
          )}
        </p>
      )}
      {isClosed && <p className={styles.register}>{t('conference.registrationIsClosed')}</p>}
      {remains.map(({ name, href }, index) => {
        const className = `btn ${index === 0 ? solid : ghost}`;
        return href ? (
          <ExternalLink key={name} className={className} href={href}>
            {name}
          </ExternalLink>
        ) : (
          <Link key={name} className={className} to={{ search, hash: '#documents' }}>
            {name}
          </Link>
        );
      })}
      {remains.length === 0 && (
        <Link className={`btn ${canRegister || isClosed ? ghost : solid} screen-only`} to={{ search, hash: '#agenda' }}>
          {t('conference.seeProgramme')}
        </Link>
      )}
      <ShareButton title={title} path={`/conferences/${slug}`} />
    </div>
  );
}

type Remains = {
  name: string;
  /** Undefined when several documents have the kind: they are listed on the page. */
  href: string | undefined;
};

function useRemains(conference: Conference, now: number): Remains[] {
  const { id, papersLink } = conference;
  const proceedings = useConferenceDocuments(id, 'proceedings');
  const recordings = useConferenceDocuments(id, 'recordings');
  if (!isOver(conference, now)) return [];
  const remainsOf = (name: string, documents: typeof proceedings): Remains[] =>
    documents?.rows.slice(0, 1).map(({ url }) => ({ name, href: documents.total === 1 ? url : undefined })) ?? [];
  const papers = papersLink
    ? [{ name: t('conference.papers'), href: papersLink }]
    : remainsOf(t('conference.papers'), proceedings);
  return [...papers, ...remainsOf(t('conference.recordings'), recordings)];
}
