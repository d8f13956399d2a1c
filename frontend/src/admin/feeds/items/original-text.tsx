import * as styles from '../feeds.module.scss';

/** The source's text, below the field that overrides it. */
export function OriginalText({ text }: { text: string }) {
  return (
    <span className={styles.originalText}>
      <span>The source says:</span>
      <q dir="auto">{text || 'nothing'}</q>
    </span>
  );
}
