import { type MediaFile, type MediaInput, mediaInput } from '@majlis/contracts/staff/media.schema';
import { useState } from 'react';
import { t } from '#messages/staff';
import { FormDialog } from '../../fields/form/form-layout';
import { FocalPointField } from '../../fields/picture/focal-point';
import type { PictureShape } from '../../fields/picture/picture-shapes';
import { SmallButton } from '../../shell/small-button';
import { RowConflictNotice } from '../resource/conflict-notice';
import { mediaInputSection, mediaResource } from '../resource/media-resource';
import { inputKeyOf } from './unsaved-input-notice';
import { useRowForm } from './use-row-form';

type FocalPointButtonProps = { file: MediaFile; shapes: readonly PictureShape[] };

/** Opens a form above another one that uses the picture. It is saved by itself: the focal point is that of the media library. */
export function FocalPointButton(props: FocalPointButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('media.setFocalPoint')}
      </SmallButton>
      {isOpen && <FocalPointDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function FocalPointDialog({ file, shapes, onClose }: FocalPointButtonProps & { onClose: () => void }) {
  const editing = useRowForm<MediaFile, MediaInput>({
    resource: mediaResource,
    row: file,
    inputKey: inputKeyOf(mediaInputSection, file.id),
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
