import type { ImageFolder } from '@majlis/contracts/shared/uploads.schema';
import type { MediaFile } from '@majlis/contracts/staff/media.schema';
import { useState } from 'react';
import { t } from '#messages/staff';
import { MediaPicker } from './media-picker';

export const acceptedImageFormats = t('crud.acceptedImageFormats');

type StoredImagesProps = { folder: ImageFolder; onChoose: (file: MediaFile) => void };

/** Lets the user choose an image of the media library. */
export function StoredImages({ folder, onChoose }: StoredImagesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className="btn btn-quiet btn-sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('crud.chooseStoredImage')}
      </button>
      {isOpen && <MediaPicker folder={folder} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </div>
  );
}
