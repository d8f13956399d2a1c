import { NavLink } from 'react-router-dom';
import { Icon } from '../icon';
import { sections } from './sections';

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  return (
    <ul className="side-menu">
      {sections.map(({ path, label, icon }) => (
        <li key={path}>
          <NavLink to={path} end className="side-menu-link" onClick={onChoose}>
            <Icon name={icon} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
