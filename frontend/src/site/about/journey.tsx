import { reads } from '@majlis/contracts/endpoints';
import type { TimelineEvent } from '@majlis/contracts/timeline-events';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { languageOf } from '../../ui/text/auto-text';
import { activeInOrder } from '../active-in-order';
import { EventDescription } from '../timeline/event-description';
import { FetchedSection } from './fetched-section';
import * as styles from './journey.module.scss';

const aboutEvents = (events: TimelineEvent[]) => activeInOrder(events).filter(({ page }) => page === 'about');

export function Journey() {
  const events = useQuery({ ...query(reads.timelineEvents), select: aboutEvents });
  return (
    <FetchedSection id="journey" className="section section-sand" label="Since 2011" title="Our Journey" list={events}>
      {(shown) => (
        <ol className={styles.journey}>
          {shown.map(({ id, year, title, description }) => (
            <li key={id} className={styles.event}>
              <p className={styles.year}>
                <bdi>{year}</bdi>
              </p>
              <div className={styles.text} dir="auto">
                <h3 lang={languageOf(title)}>{title}</h3>
                <EventDescription title={title} description={description} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </FetchedSection>
  );
}
