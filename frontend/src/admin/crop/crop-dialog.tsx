import { parseStoredImageUrl } from '@majlis/contracts/stored-images';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { useId, useState } from 'react';
import { t } from '#messages/staff';
import { NestedForm } from '../nested-form';
import { useToast } from '../toast/toast';
import { UploadProgress } from '../upload/file-drop';
import { type ImageNoun, useImageUpload } from '../upload/use-upload';
import * as styles from './crop.module.scss';
import { cropPicture } from './crop-picture';
import { CropSquare, middleOf, type PictureSize, placeSquare } from './crop-square';

const minSide = 96;
/** Faces are in the upper part of a portrait. */
const startHeight = 0.4;
/** Smaller than possible, so that it can be moved at once. */
const startShare = 0.8;
const previewSide = 112;

type CropButtonProps = {
  url: string;
  /** The name of the original file. */
  name: string;
  folder: ImageFolder;
  noun: ImageNoun;
  onCropped: (url: string) => void;
};

export function CropButton({ url, ...props }: CropButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const picture = parseStoredImageUrl(url);
  if (!picture || Math.min(picture.width, picture.height) <= minSide) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => setOpen(true)}>
        {t('crop.crop')}
      </button>
      {isOpen && <CropDialog {...props} url={url} picture={picture} onClose={() => setOpen(false)} />}
    </>
  );
}

type CropDialogProps = CropButtonProps & { picture: PictureSize; onClose: () => void };

function CropDialog({ url, name, folder, noun, picture, onCropped, onClose }: CropDialogProps) {
  const { width, height } = picture;
  const maxSide = Math.min(width, height);
  const [square, setSquare] = useState(() =>
    placeSquare(
      picture,
      { x: width / 2, y: height * startHeight },
      Math.max(minSide, Math.round(maxSide * startShare)),
    ),
  );
  const toast = useToast();
  const id = useId();
  const upload = useImageUpload(folder, noun, finish, url);

  function finish(croppedUrl: string) {
    onCropped(croppedUrl);
    onClose();
  }

  async function save() {
    if (upload.isSending) return;
    try {
      upload.start(await cropPicture(url, square, `${name.replace(/\.\w+$/, '')} (cropped).jpg`));
    } catch {
      toast(t('crop.cropFailed'), { tone: 'destructive', detail: t('crop.pictureNotLoaded') });
    }
  }

  const scale = previewSide / square.size;
  return (
    <NestedForm
      title={t('crop.cropImage')}
      saveLabel={t('crop.crop')}
      shape="form"
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={styles.crop}>
        <CropSquare url={url} picture={picture} square={square} onMove={setSquare} helpId={`${id}-help`} />
        <div className={styles.preview} aria-hidden="true">
          <img
            src={url}
            alt=""
            style={{ width: width * scale, translate: `${-square.x * scale}px ${-square.y * scale}px` }}
          />
        </div>
      </div>
      <label className="form-field-label" htmlFor={id}>
        {t('crop.size')}
      </label>
      <input
        id={id}
        type="range"
        className={styles.size}
        min={minSide}
        max={maxSide}
        value={square.size}
        aria-valuetext={t('crop.pixels', { size: square.size })}
        onChange={({ target }) => setSquare(placeSquare(picture, middleOf(square), target.valueAsNumber))}
      />
      <p id={`${id}-help`} className="form-field-help">
        {t('crop.help')}
      </p>
      {upload.isSending && (
        <UploadProgress
          progress={upload.progress}
          processingText={t('upload.preparingImage')}
          onCancel={upload.cancel}
        />
      )}
      {upload.errorMessage && (
        <p role="alert" className="form-field-error">
          {upload.errorMessage}
        </p>
      )}
    </NestedForm>
  );
}
