import { Expander } from '../../ui/text/expander';
import { Highlights } from '../../ui/text/highlights';
import { readDescription } from '../../ui/text/timeline-description';
import * as styles from './event-description.module.scss';

type EventDescriptionProps = { description: string; title: string; limit?: number };

/** What happened, cut after `limit` characters if there is one, and its highlights as a list. */
export function EventDescription({ description, title, limit = Number.POSITIVE_INFINITY }: EventDescriptionProps) {
  const { text, highlights } = readDescription(description);
  return (
    <div className={styles.description}>
      {text && <Expander text={text} limit={limit} about={title} />}
      <Highlights highlights={highlights} />
    </div>
  );
}
