import * as messages from '#messages/preview';
import { formatLocalDateTime } from '../ui/time/format-local-time';
import * as styles from './preview-bar.module.scss';

/** `end` is unknown for the preview of an open form. */
export type PreviewState = { end?: string; hasEnded: boolean };

export const PreviewBar = ({ end, hasEnded }: PreviewState) =>
  hasEnded ? (
    <p role="alert" className={styles.bar}>
      {messages.hasEnded}
    </p>
  ) : (
    <p role="status" className={styles.bar}>
      <strong>{messages.notPublic}</strong> {end && messages.linkEnds(formatLocalDateTime(end))}
    </p>
  );
