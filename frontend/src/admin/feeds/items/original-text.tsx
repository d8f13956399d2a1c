import * as styles from '../feeds.module.scss';

/** What the source says, beside the field in which staff may say it otherwise. */
export function OriginalText({ text }: { text: string }) {
  return (
    <span className={styles.says}>
      <span>The source says:</span>
      <q dir="auto">{text || 'nothing'}</q>
    </span>
  );
}
