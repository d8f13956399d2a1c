import { endpoints } from '@majlis/contracts/api/endpoints';
import { timelineStart } from '@majlis/contracts/api/list-pages';
import type { TimelineEvent } from '@majlis/contracts/site/timeline-events.schema';
import { activeInOrder, singleList } from '../../api/long-list';
import { Highlights, parseTimelineDescription } from '../../ui/text/highlights';
import { ReadMore } from '../../ui/text/read-more';
import * as styles from './event-description.module.scss';

export const timelineOn = (page: TimelineEvent['page']) =>
  singleList(endpoints.timelineEvents, page, timelineStart[page], (events) =>
    activeInOrder(events).filter((event) => event.page === page),
  );

/** Staff type '2011-2013' with a hyphen, but a range is written with an en dash. */
export const formatYears = (years: string): string => years.replace(/(\d) ?- ?(?=\d)/, '$1–');

type EventDescriptionProps = { description: string; title: string; limit?: number };

export function EventDescription({ description, title, limit = Number.POSITIVE_INFINITY }: EventDescriptionProps) {
  const { text, highlights } = parseTimelineDescription(description);
  return (
    <div className={styles.description}>
      {text && <ReadMore text={text} limit={limit} about={title} />}
      <Highlights highlights={highlights} />
    </div>
  );
}
