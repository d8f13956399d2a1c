import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../icon';
import * as styles from './management.module.scss';
import { managementPaths } from './management-paths';
import { managementSubtitle } from './management-subtitle';
import { useConferenceFromUrl } from './use-conference-from-url';

export function ManagementHeader() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const conference = useConferenceFromUrl();
  const isOverview = pathname.replace(/\/$/, '') === managementPaths.overview;
  return (
    <header className={styles.head}>
      <div className={styles.backLinks}>
        <Link to="/admin" className={styles.back}>
          <Icon name="back" /> Back to Admin Dashboard
        </Link>
        {!isOverview && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => void navigate(managementPaths.overview)}
          >
            Back to Overview
          </button>
        )}
      </div>
      <h1 className={styles.title}>Conference Management</h1>
      <p className={styles.subtitle} dir="auto">
        {managementSubtitle(pathname, conference?.title)}
      </p>
    </header>
  );
}
