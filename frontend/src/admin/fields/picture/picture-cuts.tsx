import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import { type PointerEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import type staff from '#messages/en/staff.json';
import { t } from '#messages/staff';
import { onArrowKey } from '../../shell/arrow-keys';
import { SmallButton } from '../../shell/buttons';
import type { FormValues } from '../../shell/form-values';
import * as pictureBox from '../../shell/picture-box.module.scss';
import { Thumbnail } from '../../shell/thumbnail';
import { useFormSettings } from '../form/staff-form';
import * as focalPointStyles from './focal-point.module.scss';
import * as styles from './picture-cuts.module.scss';

type PictureCutsProps = {
  url: string;
  shapes: readonly PictureShape[];
  /** A CSS `object-position`; empty for the default. */
  focalPoint: string;
  /** If given, the whole picture is shown before its cuts and has this alt text. */
  alt?: string;
  /** Is called with the focal point that a press on the whole picture gives. */
  onPoint?: (focalPoint: string) => void;
};

/** Shows a picture as visitors see it: cut to the shapes of its place around the focal point. */
export function PictureCuts({ url, shapes, focalPoint, alt, onPoint }: PictureCutsProps) {
  const picture = parseStoredImageUrl(url);
  const cuts = shapes.map((shape) => {
    const name = t(`media.shapeNames.${shape.name}`);
    const percent = picture && visiblePercent(picture, shape);
    return { ...shape, caption: percent === undefined ? name : t('media.cutCaption', { shape: name, percent }) };
  });
  const whole = alt !== undefined && {
    name: 'whole' as const,
    ratio: picture ? picture.width / picture.height : 16 / 9,
    caption: t(onPoint ? 'media.pressWholePicture' : 'media.wholePicture'),
  };
  return (
    <div className={styles.cuts}>
      {[...(whole ? [whole] : []), ...cuts].map(({ name, ratio, caption }) => (
        <figure key={name} className={styles.cut}>
          <div
            className={styles.box}
            style={{ aspectRatio: ratio }}
            data-pointing={name === 'whole' && onPoint !== undefined}
            onPointerUp={name === 'whole' && onPoint ? (event) => onPoint(toPosition(...pointIn(event))) : undefined}
          >
            <Thumbnail url={url} alt={name === 'whole' ? (alt ?? '') : ''} sizes="320px" focalPoint={focalPoint} />
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A shape to which pages crop pictures; `ratio` is width divided by height. */
export type PictureShape = { name: keyof typeof staff.media.shapeNames; ratio: number };

/** The box of `.picture-header-image` (styles/_sections.scss) in a window of 1440 px, and on phones. */
const pageHeader: PictureShape[] = [
  { name: 'header', ratio: 5 / 3 },
  { name: 'headerOnPhones', ratio: 16 / 9 },
];

/** Public pages cut the pictures of each place to these shapes; a test compares them with the style sheets. */
export const pictureShapes = {
  heroImage: [{ name: 'carousel', ratio: 350 / 500 }],
  conference: [...pageHeader, { name: 'card', ratio: 16 / 10 }],
  page: pageHeader,
  portrait: [{ name: 'portrait', ratio: 1 }],
  /** The media library does not know where a picture will be used. */
  any: [
    { name: 'wide', ratio: 16 / 9 },
    { name: 'square', ratio: 1 },
    { name: 'tall', ratio: 3 / 4 },
  ],
} satisfies Record<string, PictureShape[]>;

/** Returns how much of a picture a cut leaves, in percent. */
const visiblePercent = (picture: { width: number; height: number }, { ratio }: PictureShape): number => {
  const pictureRatio = picture.width / picture.height;
  return Math.round((Math.min(pictureRatio, ratio) / Math.max(pictureRatio, ratio)) * 100);
};

/** In percent of the picture. */
const keyStep = 5;

/** The crop of a picture without a focal point, as in _base.scss. */
const defaultPoint = '50% 20%';

const toPosition = (x: number, y: number) => `${clamp(x)}% ${clamp(y)}%`;

/** Returns where the pointer is in the picture, in percent. */
function pointIn({ currentTarget, clientX, clientY }: PointerEvent): [number, number] {
  const box = currentTarget.getBoundingClientRect();
  return [((clientX - box.x) / box.width) * 100, ((clientY - box.y) / box.height) * 100];
}

const clamp = (percent: number) => Math.min(100, Math.max(0, Math.round(percent) || 0));

function useFocalPoint() {
  const { field } = useController<FormValues>({ name: 'focalPoint' });
  const { isSaving } = useFormSettings();
  const isSet = field.value !== '';
  const position = isSet ? String(field.value) : defaultPoint;
  const [x = 0, y = 0] = position.split(' ').map((part) => Number.parseInt(part, 10));
  const moveTo = (newX: number, newY: number) => isSaving || field.onChange(toPosition(newX, newY));
  return { x, y, position, isSet, moveTo, reset: () => field.onChange('') };
}

type FocalPoint = ReturnType<typeof useFocalPoint>;

/** A press on the picture, the arrow keys on the marker or two numbers set the focal point. */
export function FocalPointField({ url, shapes }: { url: string; shapes: readonly PictureShape[] }) {
  const point = useFocalPoint();
  const { x, y, position, isSet, reset } = point;
  const helpId = useId();
  return (
    <fieldset className={`form-field ${focalPointStyles.field}`} data-field="focalPoint" aria-describedby={helpId}>
      <legend className="form-field-label">{t('media.focalPoint')}</legend>
      <PointingArea url={url} point={point} helpId={helpId} />
      <PictureCuts url={url} shapes={shapes} focalPoint={position} />
      <div className={focalPointStyles.numbers}>
        <PercentField label={t('media.percentFromLeft')} value={x} onChange={(value) => point.moveTo(value, y)} />
        <PercentField label={t('media.percentFromTop')} value={y} onChange={(value) => point.moveTo(x, value)} />
        {isSet && <SmallButton label={t('media.useDefault')} onClick={reset} />}
      </div>
      <p id={helpId} className={`form-field-help ${focalPointStyles.help}`}>
        {isSet ? t('media.focalPointHelp') : t('media.focalPointUnset')}
      </p>
    </fieldset>
  );
}

type PointingAreaProps = { url: string; point: FocalPoint; helpId: string };

function PointingArea({ url, point: { x, y, isSet, moveTo }, helpId }: PointingAreaProps) {
  const moveToPointer = (event: PointerEvent) => moveTo(...pointIn(event));

  return (
    <div
      className={`${pictureBox.box} ${focalPointStyles.picture}`}
      // A finger that scrolls ends with `pointercancel` instead.
      onPointerUp={moveToPointer}
      onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 1 && moveToPointer(event)}
    >
      <img src={url} alt="" draggable={false} />
      <button
        type="button"
        className={focalPointStyles.marker}
        data-set={isSet}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={t('media.focalPointAt', { left: x, top: y })}
        aria-describedby={helpId}
        onKeyDown={onArrowKey((dx, dy) => moveTo(x + dx * keyStep, y + dy * keyStep))}
      />
    </div>
  );
}

function PercentField({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className={focalPointStyles.number}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        className="control"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
