import { NavLink, useLocation } from 'react-router-dom';
import { t } from '#messages/staff';
import { Dialog } from '../../../ui/dialog/dialog';
import { isInMenu, sections } from '../../sections';
import { Icon } from '../icon';
import { managementPaths } from '../management-paths';
import * as styles from './layout.module.scss';

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  // The views of a conference belong to the conference management, but the speakers are a section of their own.
  const isOfSpeakers = pathname.startsWith(managementPaths.speakers);
  const hasViews = (path: string) =>
    path === managementPaths.speakers || (path === managementPaths.overview && !isOfSpeakers);
  return (
    <ul className={styles.sections}>
      {sections.filter(isInMenu).map(({ path, label, icon }) => (
        <li key={path}>
          <NavLink
            to={path}
            end={!hasViews(path)}
            className={styles.section}
            data-child={icon === undefined}
            onClick={onChoose}
          >
            {icon && <Icon name={icon} />}
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('common.sections')} shape="drawer" onClose={onClose}>
      <nav aria-label={t('common.sections')}>
        <SideMenu onChoose={onClose} />
      </nav>
    </Dialog>
  );
}
