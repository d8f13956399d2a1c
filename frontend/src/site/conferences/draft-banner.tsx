import { Link } from 'react-router-dom';
import * as messages from '#messages/conference';
import * as styles from './draft-banner.module.scss';

export function DraftBanner({ conferenceId }: { conferenceId: string }) {
  return (
    <div className={styles.draftBanner}>
      <div className={`page-width ${styles.content}`}>
        <p>{messages.draft}</p>
        <Link to={`/admin/conference-management/${conferenceId}/edit`}>{messages.editDraft}</Link>
      </div>
    </div>
  );
}
