import { Drawer } from '../../ui/drawer';
import { SideMenu } from './side-menu';

/** The side menu on a small screen. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer title="Sections" onClose={onClose}>
      <nav aria-label="Sections">
        <SideMenu onChoose={onClose} />
      </nav>
    </Drawer>
  );
}
