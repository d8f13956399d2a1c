import { NavLink } from 'react-router-dom';
import { Icon } from '../icon';
import * as styles from './layout.module.scss';
import { sections } from './sections';

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ path, label, icon }) => (
        <li key={path}>
          <NavLink to={path} end className={styles.section} onClick={onChoose}>
            <Icon name={icon} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
