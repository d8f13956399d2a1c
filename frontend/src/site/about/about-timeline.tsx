import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath, timelineStart } from '@majlis/contracts/api/list-pages';
import type { TimelineEvent } from '@majlis/contracts/site/timeline-events.schema';
import { Fragment } from 'react';
import { t } from '#messages';
import type { LongList } from '../../api/long-list';
import { detectLanguage } from '../../ui/text/auto-text';
import { activeInOrder } from '../active-in-order';
import { ShowAll } from '../show-all';
import { EventDescription } from '../timeline/event-description';
import { formatYears } from '../timeline/format-years';
import * as styles from './about-timeline.module.scss';
import { LongListSection } from './long-list-section';

const aboutEvents: LongList<TimelineEvent> = {
  endpoint: endpoints.timelineEvents,
  view: 'about',
  maxRows: timelineStart.about,
  toParts: (events) => [{ name: '', rows: activeInOrder(events).filter(({ page }) => page === 'about') }],
};

export function AboutTimeline() {
  return (
    <LongListSection
      id="journey"
      className="section section-muted"
      label={t('about.since2011')}
      title={t('about.ourJourney')}
      list={aboutEvents}
    >
      {(events) => (
        <Fragment key={events.name}>
          <TimelineEvents events={events.rows} />
          <ShowAll part={events} name={t('about.ourJourney')} to={listPagePath('journey')} />
        </Fragment>
      )}
    </LongListSection>
  );
}

export function TimelineEvents({ events }: { events: TimelineEvent[] }) {
  return (
    <ol className={styles.timeline}>
      {events.map(({ id, year, title, description }) => (
        <li key={id} className={styles.event}>
          <p className={styles.year}>
            <bdi>{formatYears(year)}</bdi>
          </p>
          <div className={styles.text} dir="auto">
            <h3 lang={detectLanguage(title)}>{title}</h3>
            <EventDescription title={title} description={description} />
          </div>
        </li>
      ))}
    </ol>
  );
}
