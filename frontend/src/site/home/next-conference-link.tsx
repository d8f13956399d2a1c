import { endpoints } from '@majlis/contracts/endpoints';
import { languageTag } from '@majlis/contracts/languages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { query } from '../../api/query';
import { useNow } from '../../ui/page/prerender';
import { Icon } from '../../ui/picture/icon';
import { detectLanguage } from '../../ui/text/auto-text';
import { formatDateRange, formatDayOfYear } from '../../ui/time/dates';
import { formatConferenceLocation } from '../conferences/format-conference-location';
import * as styles from './next-conference.module.scss';

export function NextConferenceLink() {
  const { data: conference, isPending } = useQuery(query(endpoints.nextConference));
  const now = useNow();
  if (isPending) return <div className={styles.conference} />;
  // The page may have been open since before the conference ended.
  if (!conference || Date.parse(conference.endDate) < now) return null;
  const { slug, title, language, startDate, endDate, timezone, registrationRequired, registrationDeadline } =
    conference;
  const deadline = registrationRequired && registrationDeadline;
  return (
    <Link className={styles.conference} to={`/conferences/${slug}`}>
      <span className="label">{Date.parse(startDate) < now ? t('home.happeningNow') : t('home.nextConference')}</span>{' '}
      <span className={styles.title} dir="auto" lang={detectLanguage(title, languageTag(language))}>
        {title}
      </span>{' '}
      <span>
        <time dateTime={startDate}>{formatDateRange(startDate, endDate, timezone)}</time> ·{' '}
        <bdi>{formatConferenceLocation(conference)}</bdi>
      </span>{' '}
      <span className={styles.more}>
        {deadline && Date.parse(deadline) > now
          ? t('home.registerBy', { day: formatDayOfYear(deadline, timezone) })
          : t('home.aboutTheConference')}{' '}
        <Icon name="arrow" flipInRtl />
      </span>
    </Link>
  );
}
