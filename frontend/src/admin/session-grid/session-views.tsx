import { NavLink } from 'react-router-dom';
import { rooms } from '#messages/staff/common';
import * as messages from '#messages/staff/sessions';
import { managementPaths } from '../conferences/management-paths';
import * as styles from './session-views.module.scss';

export const SessionViews = ({ conferenceId }: { conferenceId: string }) => (
  <nav className={styles.views} aria-label={messages.viewsOfSessions}>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions')} end>
      {messages.list}
    </NavLink>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions/grid')}>{messages.grid}</NavLink>
    <NavLink to={managementPaths.conference(conferenceId, 'sessions/rooms')}>{rooms}</NavLink>
  </nav>
);
