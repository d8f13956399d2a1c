import { formatLocalDateTime } from '../ui/time/format-local-time';
import * as styles from './preview-bar.module.scss';

/** `end` is unknown for the preview of an open form. */
export type PreviewState = { end?: string; hasEnded: boolean };

export const PreviewBar = ({ end, hasEnded }: PreviewState) =>
  hasEnded ? (
    <p role="alert" className={styles.bar}>
      This preview has ended. Ask for a new link.
    </p>
  ) : (
    <p role="status" className={styles.bar}>
      <strong>Preview of a draft. Not public.</strong> {end && `The link ends ${formatLocalDateTime(end)}.`}
    </p>
  );
