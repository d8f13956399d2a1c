import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath, timelineStart } from '@majlis/contracts/api/list-pages';
import type { TimelineEvent } from '@majlis/contracts/site/timeline-events.schema';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { type LongList, useLongList } from '../../api/long-list';
import { Icon } from '../../ui/picture/icon';
import { detectLanguage } from '../../ui/text/auto-text';
import { activeInOrder } from '../active-in-order';
import { ShowAll } from '../show-all';
import { EventDescription } from '../timeline/event-description';
import { formatYears } from '../timeline/format-years';
import * as styles from './home.module.scss';

const descriptionPreviewLength = 200;

const homeEvents: LongList<TimelineEvent> = {
  endpoint: endpoints.timelineEvents,
  view: 'home',
  maxRows: timelineStart.home,
  toParts: (events) => [{ name: '', rows: activeInOrder(events).filter(({ page }) => page === 'home') }],
};

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
