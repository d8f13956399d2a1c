import { Link } from 'react-router-dom';
import * as styles from './draft-banner.module.scss';

export function DraftBanner({ conferenceId }: { conferenceId: string }) {
  return (
    <div className={styles.draftBanner}>
      <div className={`page-width ${styles.content}`}>
        <p>This is a draft. Visitors do not see it.</p>
        <Link to={`/admin/conference-management/${conferenceId}/edit`}>Edit in the conference manager</Link>
      </div>
    </div>
  );
}
