import { t } from '#messages/staff';
import { Dialog } from '../../ui/dialog/dialog';
import { SideMenu } from './side-menu';

export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('common.sections')} shape="drawer" onClose={onClose}>
      <nav aria-label={t('common.sections')}>
        <SideMenu onChoose={onClose} />
      </nav>
    </Dialog>
  );
}
