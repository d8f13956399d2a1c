import { NavLink } from 'react-router-dom';
import { t } from '#messages/staff';
import { managementPaths } from '../../../shell/management-paths';
import * as styles from './session-views.module.scss';

export const SessionViews = ({ conferenceId }: { conferenceId: string }) => (
  <nav className={styles.views} aria-label={t('sessions.viewsOfSessions')}>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions')} end>
      {t('sessions.list')}
    </NavLink>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions/grid')}>{t('sessions.grid')}</NavLink>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions/rooms')}>{t('common.rooms')}</NavLink>
  </nav>
);
