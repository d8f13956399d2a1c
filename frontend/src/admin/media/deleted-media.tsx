import type { MediaFile } from '@majlis/contracts/media';
import { restorableDays } from '@majlis/contracts/shared-fields';
import { rich, t } from '#messages/staff';
import { Dialog } from '../../ui/dialog/dialog';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useRestoreRow } from '../crud/use-remove-row';
import { Icon } from '../icon';
import { useStaffNames } from '../sign-in/use-staff-names';
import { MediaFacts } from './media-facts';
import { mediaResource } from './media-resource';

export function DeletedMedia({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const restore = useRestoreRow(mediaResource);
  const { nameOf } = useStaffNames();
  return (
    <Dialog title={file.name} onClose={onClose}>
      <div className="dialog-body">
        <p className="form-note">
          {rich('media.deletedBy', {
            days: restorableDays,
            name: () => <bdi>{nameOf(file.updatedBy)}</bdi>,
            time: () => formatLocalDateTime(file.deletedAt ?? file.updatedAt),
          })}
        </p>
        <MediaFacts file={file} />
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('common.close')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={restore.isPending}
          onClick={() => restore.mutate(file)}
        >
          <Icon name="undo" /> {t('common.restore')}
        </button>
      </div>
    </Dialog>
  );
}
