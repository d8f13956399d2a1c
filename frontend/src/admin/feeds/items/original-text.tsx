import * as messages from '#messages/staff/feeds';
import * as styles from '../feeds.module.scss';

/** The source's text, below the field that overrides it. */
export function OriginalText({ text }: { text: string }) {
  return (
    <span className={styles.originalText}>
      <span>{messages.sourceError}</span>
      <q dir="auto">{text || messages.nothing}</q>
    </span>
  );
}
