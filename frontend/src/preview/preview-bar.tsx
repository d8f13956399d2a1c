import { t } from '#messages';
import { formatLocalDateTime } from '../ui/time/format-local-time';
import * as styles from './preview-bar.module.scss';

/** `end` is unknown for the preview of an open form. */
export type PreviewState = { end?: string; hasEnded: boolean };

export const PreviewBar = ({ end, hasEnded }: PreviewState) =>
  hasEnded ? (
    <p role="alert" className={styles.bar}>
      {t('preview.hasEnded')}
    </p>
  ) : (
    <p role="status" className={styles.bar}>
      <strong>{t('preview.notPublic')}</strong> {end && t('preview.linkEnds', { time: formatLocalDateTime(end) })}
    </p>
  );
