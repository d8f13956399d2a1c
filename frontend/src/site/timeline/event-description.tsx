import { Highlights } from '../../ui/text/highlights';
import { ReadMore } from '../../ui/text/read-more';
import { parseTimelineDescription } from '../../ui/text/timeline-description';
import * as styles from './event-description.module.scss';

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
