import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import type { ImageFolder } from '@majlis/contracts/shared/uploads.schema';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { onArrowKey } from '../../shell/arrow-keys';
import { SmallButton } from '../../shell/buttons';
import * as box from '../../shell/picture-box.module.scss';
import { useToast } from '../../shell/toast';
import { NestedForm } from '../form/nested-form';
import { type ImageNoun, useImageUpload } from '../upload/upload-fields';
import * as styles from './crop.module.scss';

const minSide = 96;
/** The crop starts at this share of the height, because faces are in the upper part of a portrait. */
const startHeight = 0.4;
/** The square starts smaller than possible, so that it can be moved at once. */
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
      <SmallButton label={t('crop.crop')} onClick={() => setOpen(true)} />
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
      {upload.progress}
      {upload.errorMessage && (
        <p role="alert" className="form-field-error">
          {upload.errorMessage}
        </p>
      )}
    </NestedForm>
  );
}

/** In pixels of the picture. */
type Square = { x: number; y: number; size: number };
type PictureSize = { width: number; height: number };

/** A share of the picture's size. */
const keyStep = 0.02;

const clamp = (value: number, max: number) => Math.min(Math.max(0, max), Math.max(0, value));

/** Moves a square into the picture, keeping its middle where possible. */
const placeSquare = ({ width, height }: PictureSize, middle: { x: number; y: number }, size: number): Square => ({
  x: clamp(middle.x - size / 2, width - size),
  y: clamp(middle.y - size / 2, height - size),
  size,
});

const middleOf = ({ x, y, size }: Square) => ({ x: x + size / 2, y: y + size / 2 });

type CropSquareProps = {
  url: string;
  picture: PictureSize;
  square: Square;
  onMove: (square: Square) => void;
  helpId: string;
};

function CropSquare({ url, picture, square, onMove, helpId }: CropSquareProps) {
  const area = useRef<HTMLDivElement>(null);
  const { width, height } = picture;
  const { x, y, size } = square;
  const moveBy = (dx: number, dy: number) => {
    const middle = middleOf(square);
    onMove(placeSquare(picture, { x: middle.x + dx, y: middle.y + dy }, size));
  };

  function drag({ buttons, movementX, movementY }: PointerEvent) {
    const scale = width / (area.current?.clientWidth || width);
    if (buttons === 1) moveBy(movementX * scale, movementY * scale);
  }

  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div ref={area} className={box.box}>
      <img src={url} alt="" draggable={false} />
      <button
        type="button"
        className={styles.square}
        style={{ left: percent(x, width), top: percent(y, height), width: percent(size, width) }}
        aria-label={t('crop.visiblePart', {
          fromLeft: Math.round((x / width) * 100),
          fromTop: Math.round((y / height) * 100),
        })}
        aria-describedby={helpId}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onKeyDown={onArrowKey((dx, dy) => moveBy(dx * keyStep * width, dy * keyStep * height))}
      />
    </div>
  );
}

/** Pages never show more pixels of a portrait. */
const maxCutSide = 1_200;

/** Returns the cropped part of the picture as a file. Throws if the picture cannot be loaded. */
async function cropPicture(url: string, { x, y, size }: Square, name: string): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const side = Math.min(size, maxCutSide);
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, x, y, size, size, 0, 0, side, side);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!file) throw new Error('The picture is too large to draw');
  return new File([file], name, { type: 'image/jpeg' });
}
