import { listPagePath } from '@majlis/contracts/api/list-pages';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { useLongList } from '../../api/long-list';
import { Icon } from '../../ui/picture/icon';
import { detectLanguage } from '../../ui/text/auto-text';
import { ShowAll } from '../show-all';
import { EventDescription, formatYears, timelineOn } from '../timeline/timeline';
import * as styles from './home.module.scss';

const descriptionPreviewLength = 200;

const homeEvents = timelineOn('home');

export function HomeTimeline() {
  const [events] = useLongList(homeEvents).parts ?? [];
  if (!events?.rows.length) return null;
  return (
    <section className="section" id="milestones" aria-labelledby="home-timeline-heading">
      <div className="page-width">
        <div className={styles.head}>
          <div>
            <p className="label">{t('home.alongTheWay')}</p>
            <h2 id="home-timeline-heading">{t('home.milestones')}</h2>
          </div>
          <Link className="link-arrow" to="/about#journey">
            {t('home.ourJourney')} <Icon name="arrow" flipInRtl />
          </Link>
        </div>
        <ol className={styles.timeline}>
          {events.rows.map(({ id, year, title, description }) => (
            <li key={id} dir="auto">
              <p className={styles.timelineYear}>
                <bdi>{formatYears(year)}</bdi>
              </p>
              <h3 lang={detectLanguage(title)}>{title}</h3>
              <EventDescription title={title} description={description} limit={descriptionPreviewLength} />
            </li>
          ))}
        </ol>
        <ShowAll part={events} name={t('home.milestones')} to={listPagePath('journey')} />
      </div>
    </section>
  );
}
