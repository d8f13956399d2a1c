import { endpoints } from '@majlis/contracts/api/endpoints';
import { languageTag } from '@majlis/contracts/shared/languages';
import { bundledPictures } from '@majlis/contracts/site/content-defaults';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { singleList, useLongList } from '../../api/long-list';
import { query } from '../../api/query';
import { PageTitle } from '../../ui/page/page-header';
import { useIsHydrating, usePageOpenedAt } from '../../ui/page/prerender';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { detectLanguage } from '../../ui/text/auto-text';
import { ContentText, useContent, useReservedSpace } from '../../ui/text/content';
import { formatDateRange, formatDayOfYear } from '../../ui/time/dates';
import { formatConferenceLocation } from '../conferences/format-conference-location';
import { Carousel } from './carousel';
import * as carousel from './carousel.module.scss';
import * as styles from './home.module.scss';

const carouselFiles = singleList(endpoints.carouselFiles, 'home', 12);

export function Hero() {
  const { text } = useContent();
  const reservedSpace = useReservedSpace();
  const isHydrating = useIsHydrating();
  const { parts, start } = useLongList(carouselFiles, !isHydrating);
  const [files] = parts ?? [];
  return (
    <section className={styles.hero}>
      <Girih className={styles.heroPattern} />
      <div className={`page-width ${styles.heroText}`}>
        <PageTitle className={reservedSpace} text={text('hero.title')}>
          <ContentText entry="hero.title" />
        </PageTitle>
        <p className={`lead ${reservedSpace}`}>
          <ContentText entry="hero.subtitle" />
        </p>
        <div className="actions">
          <Link className="btn btn-primary" to="/research">
            {t('home.readOurResearch')}
          </Link>
          <Link className="link-arrow" to="/conferences">
            {t('home.seeTheConferences')} <Icon name="arrow" flipInRtl />
          </Link>
        </div>
        <NextConferenceLink />
      </div>
      {start.isPending ? (
        <div className={`${carousel.carousel} ${carousel.pending} skeleton screen-only`} />
      ) : (
        <Carousel files={files?.rows.length ? files.rows : bundledPictures} />
      )}
    </section>
  );
}

export function NextConferenceLink() {
  const { data: conference, isPending } = useQuery(query(endpoints.nextConference));
  const now = usePageOpenedAt();
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
