import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../icon';
import * as styles from './manager.module.scss';
import { managerViews } from './manager-paths';
import { managerSubtitle } from './manager-subtitle';
import { useManagedConference } from './use-managed-conference';

/** Where one is in the manager, and the ways back. */
export function ManagerHeader() {
  const { pathname } = useLocation();
  const goTo = useNavigate();
  const conference = useManagedConference();
  const isOverview = pathname.replace(/\/$/, '') === managerViews.overview;
  return (
    <header className={styles.head}>
      <div className={styles.ways}>
        <Link to="/admin" className={styles.back}>
          <Icon name="back" /> Back to Admin Dashboard
        </Link>
        {!isOverview && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => void goTo(managerViews.overview)}>
            Back to Overview
          </button>
        )}
      </div>
      <h1 className={styles.title}>Conference Management</h1>
      <p className={styles.subtitle} dir="auto">
        {managerSubtitle(pathname, conference?.title)}
      </p>
    </header>
  );
}
