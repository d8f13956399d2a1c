import { t } from '#messages/staff';
import * as styles from '../feeds.module.scss';

/** The source's text, below the field that overrides it. */
export function OriginalText({ text }: { text: string }) {
  return (
    <span className={styles.originalText}>
      <span>{t('feeds.sourceError')}</span>
      <q dir="auto">{text || t('feeds.nothing')}</q>
    </span>
  );
}
