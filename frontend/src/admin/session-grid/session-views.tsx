import { NavLink } from 'react-router-dom';
import { managementPaths } from '../conferences/management-paths';
import * as styles from './session-views.module.scss';

export const SessionViews = ({ conferenceId }: { conferenceId: string }) => (
  <nav className={styles.views} aria-label="Views of the sessions">
    <NavLink to={managementPaths.conference(conferenceId, 'sessions')} end>
      List
    </NavLink>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions/grid')}>Grid</NavLink>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions/rooms')}>Rooms</NavLink>
  </nav>
);
