import { sections } from '#messages/staff/common';
import { Dialog } from '../../ui/dialog/dialog';
import { SideMenu } from './side-menu';

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={sections} shape="drawer" onClose={onClose}>
      <nav aria-label={sections}>
        <SideMenu onChoose={onClose} />
      </nav>
    </Dialog>
  );
}
