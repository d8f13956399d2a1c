import { type MediaFile, mediaFile } from '@majlis/contracts/media';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { Dialog } from '../../ui/dialog/dialog';
import { ListStates } from '../crud/list-states';
import { DeletedMedia } from './deleted-media';
import { MediaForm } from './media-form';

type MediaDetailsProps = { id: string; listed: MediaFile | undefined; onClose: () => void };

/** Reads the file by its id, so that a link can open one that the list does not show. */
export function MediaDetails({ id, listed, onClose }: MediaDetailsProps) {
  const file = useQuery({ ...query(mediaFile(id)), placeholderData: listed });
  if (!file.data)
    return (
      <Dialog title={t('common.file')} onClose={onClose}>
        <div className="dialog-body">
          <ListStates list={file} noun={t('nouns.file.definite')}>
            {null}
          </ListStates>
        </div>
      </Dialog>
    );
  if (file.data.deletedAt) return <DeletedMedia file={file.data} onClose={onClose} />;
  return <MediaForm file={file.data} onClose={onClose} />;
}
