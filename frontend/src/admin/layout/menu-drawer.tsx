import { Dialog } from '../../ui/dialog/dialog';
import { SideMenu } from './side-menu';

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Sections" shape="drawer" onClose={onClose}>
      <nav aria-label="Sections">
        <SideMenu onChoose={onClose} />
      </nav>
    </Dialog>
  );
}
