import { Link } from 'react-router-dom';
import { t } from '#messages';
import * as styles from './draft-banner.module.scss';

export function DraftBanner({ conferenceId }: { conferenceId: string }) {
  return (
    <div className={styles.draftBanner}>
      <div className={`page-width ${styles.content}`}>
        <p>{t('conference.draft')}</p>
        <Link to={`/admin/conference-management/${conferenceId}/edit`}>{t('conference.editDraft')}</Link>
      </div>
    </div>
  );
}
