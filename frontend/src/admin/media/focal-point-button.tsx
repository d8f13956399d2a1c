import { type MediaFile, type MediaInput, mediaInput } from '@majlis/contracts/media';
import { useState } from 'react';
import { t } from '#messages/staff';
import { RowConflictNotice } from '../crud/conflict-notice';
import { draftKeyOf } from '../crud/unsaved-drafts';
import { useRowForm } from '../crud/use-row-form';
import { FormDialog } from '../form/form-frame';
import { FocalPointField } from './focal-point-field';
import { mediaDraftSection, mediaResource } from './media-resource';
import type { PictureShape } from './picture-shapes';

type FocalPointButtonProps = { file: MediaFile; shapes: readonly PictureShape[] };

/** Opens a form above another one that uses the picture. It is saved by itself: the focal point is that of the media library. */
export function FocalPointButton(props: FocalPointButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet btn-sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('media.setFocalPoint')}
      </button>
      {isOpen && <FocalPointDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function FocalPointDialog({ file, shapes, onClose }: FocalPointButtonProps & { onClose: () => void }) {
  const editing = useRowForm<MediaFile, MediaInput>({
    resource: mediaResource,
    row: file,
    draftKey: draftKeyOf(mediaDraftSection, file.id),
    schema: mediaInput,
    verb: 'update',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('media.focalPoint')}
      saveLabel={t('common.save')}
      form={editing.form}
      isSaving={editing.isSaving}
      notice={<RowConflictNotice resource={mediaResource} editing={editing} />}
      onClose={onClose}
    >
      <FocalPointField url={file.url} shapes={shapes} />
    </FormDialog>
  );
}
