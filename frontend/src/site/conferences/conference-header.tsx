import type { ConferenceEdition, ConferenceWithEditions } from '@majlis/contracts/conferences/conferences';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { direction, locale } from '#messages/language';
import { Breadcrumb } from '../../ui/page/breadcrumb';
import { PageTitle } from '../../ui/page/page-title';
import { useNow } from '../../ui/page/prerender';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { Picture } from '../../ui/picture/picture';
import { AutoText, detectLanguage, LanguageNote } from '../../ui/text/auto-text';
import { contentDirection } from '../../ui/text/content-direction';
import { AlsoHijri } from '../../ui/time/also-hijri';
import { cachedDateFormat } from '../../ui/time/cached-date-format';
import { formatDateRange } from '../../ui/time/dates';
import { zoneAt } from '../../ui/time/zone-at';
import { ConferenceActions } from './conference-actions';
import * as styles from './conference-header.module.scss';
import { describePhase } from './format-conference';
import { formatConferenceLocation } from './format-conference-location';
import { pictureHeaderSizes } from './picture-header-sizes';
import { PrintSender } from './print-sender';

export function ConferenceHeader({ conference }: { conference: ConferenceWithEditions }) {
  const { slug, title, subtitle, description, featuredImage, pictures } = conference;
  const phase = describePhase(conference, useNow());
  return (
    <header className={featuredImage ? 'picture-header' : 'page-header'} dir={contentDirection(title)}>
      {featuredImage ? (
        <Picture
          className="picture-header-image"
          url={featuredImage}
          alt=""
          details={pictures?.[featuredImage]}
          sizes={pictureHeaderSizes}
          isFirst
        />
      ) : (
        <Girih className="page-header-pattern" />
      )}
      <div className="page-width">
        <PrintSender path={`/conferences/${slug}`} />
        <Breadcrumb pages={[{ to: '/conferences', name: t('navigation.conferences') }]} />
        {phase && <p className="label">{phase}</p>}
        <PageTitle className={titleSize(title)} text={title} />
        {subtitle && <AutoText as="p" className="lead" text={subtitle} />}
        <WhenAndWhere conference={conference} />
        <LanguageNote texts={[title, description]} />
        <ConferenceSeries conference={conference} />
        <ConferenceActions conference={conference} isOnPicture={Boolean(featuredImage)} />
      </div>
    </header>
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

/** From the shortest on. */
const formats: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
];

/** Each with its year; those of one year with the month, and those of one month with the day. */
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

/** The years of the series, each with its conference. */
function ConferenceSeries({ conference: { id, series, editions = [] } }: { conference: ConferenceWithEditions }) {
  if (editions.length < 2) return null;
  return (
    <nav className={styles.series} aria-label={t('conference.yearsOf', { series })}>
      <AutoText as="p" className={styles.name} text={series} />
      <ul>
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
