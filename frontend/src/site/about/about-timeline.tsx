import { endpoints } from '@majlis/contracts/endpoints';
import type { TimelineEvent } from '@majlis/contracts/timeline-events';
import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/about';
import { query } from '../../api/query';
import { detectLanguage } from '../../ui/text/auto-text';
import { activeInOrder } from '../active-in-order';
import { EventDescription } from '../timeline/event-description';
import { formatYears } from '../timeline/format-years';
import * as styles from './about-timeline.module.scss';
import { QuerySection } from './query-section';

const aboutEvents = (events: TimelineEvent[]) => activeInOrder(events).filter(({ page }) => page === 'about');

export function AboutTimeline() {
  const events = useQuery({ ...query(endpoints.timelineEvents), select: aboutEvents });
  return (
    <QuerySection
      id="journey"
      className="section section-muted"
      label={messages.since2011}
      title={messages.ourJourney}
      query={events}
    >
      {(items) => (
        <ol className={styles.timeline}>
          {items.map(({ id, year, title, description }) => (
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
      )}
    </QuerySection>
  );
}
