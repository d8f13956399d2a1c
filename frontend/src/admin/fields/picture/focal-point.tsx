import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import { t } from '#messages/staff';
import { directionOf } from '../../shell/arrow-keys';
import type { FormValues } from '../../shell/form-values';
import * as pictureBox from '../../shell/picture-box.module.scss';
import { SmallButton } from '../../shell/small-button';
import { useFormSettings } from '../form/staff-form';
import * as styles from './focal-point.module.scss';
import { PictureCuts } from './picture-cuts';
import type { PictureShape } from './picture-shapes';

/** In percent of the picture. */
const keyStep = 5;

/** The crop of a picture without a focal point, as in _base.scss. */
const defaultPoint = '50% 20%';

const clamp = (percent: number) => Math.min(100, Math.max(0, Math.round(percent) || 0));

function useFocalPoint() {
  const { field } = useController<FormValues>({ name: 'focalPoint' });
  const { isSaving } = useFormSettings();
  const isSet = field.value !== '';
  const position = isSet ? String(field.value) : defaultPoint;
  const [x = 0, y = 0] = position.split(' ').map((part) => Number.parseInt(part, 10));
  const moveTo = (newX: number, newY: number) => isSaving || field.onChange(`${clamp(newX)}% ${clamp(newY)}%`);
  return { x, y, position, isSet, moveTo, reset: () => field.onChange('') };
}

type FocalPoint = ReturnType<typeof useFocalPoint>;

/** A press on the picture, the arrow keys on the marker or two numbers set the focal point. */
export function FocalPointField({ url, shapes }: { url: string; shapes: readonly PictureShape[] }) {
  const point = useFocalPoint();
  const { x, y, position, isSet, reset } = point;
  const helpId = useId();
  return (
    <fieldset className={`form-field ${styles.field}`} data-field="focalPoint" aria-describedby={helpId}>
      <legend className="form-field-label">{t('media.focalPoint')}</legend>
      <PointingArea url={url} point={point} helpId={helpId} />
      <PictureCuts url={url} shapes={shapes} focalPoint={position} />
      <div className={styles.numbers}>
        <PercentField label={t('media.percentFromLeft')} value={x} onChange={(value) => point.moveTo(value, y)} />
        <PercentField label={t('media.percentFromTop')} value={y} onChange={(value) => point.moveTo(x, value)} />
        {isSet && <SmallButton onClick={reset}>{t('media.useDefault')}</SmallButton>}
      </div>
      <p id={helpId} className={`form-field-help ${styles.help}`}>
        {isSet ? t('media.focalPointHelp') : t('media.focalPointUnset')}
      </p>
    </fieldset>
  );
}

type PointingAreaProps = { url: string; point: FocalPoint; helpId: string };

function PointingArea({ url, point: { x, y, isSet, moveTo }, helpId }: PointingAreaProps) {
  function moveToPointer({ currentTarget, clientX, clientY }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    moveTo(((clientX - box.x) / box.width) * 100, ((clientY - box.y) / box.height) * 100);
  }

  function moveByKey(event: KeyboardEvent) {
    const direction = directionOf(event.key);
    if (!direction) return;
    event.preventDefault();
    moveTo(x + direction[0] * keyStep, y + direction[1] * keyStep);
  }

  return (
    <div
      className={`${pictureBox.box} ${styles.picture}`}
      // A finger that scrolls sends no such event at its end.
      onPointerUp={moveToPointer}
      onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 1 && moveToPointer(event)}
    >
      <img src={url} alt="" draggable={false} />
      <button
        type="button"
        className={styles.marker}
        data-set={isSet}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={t('media.focalPointAt', { left: x, top: y })}
        aria-describedby={helpId}
        onKeyDown={moveByKey}
      />
    </div>
  );
}

type PercentFieldProps = { label: string; value: number; onChange: (value: number) => void };

function PercentField({ label, value, onChange }: PercentFieldProps) {
  const id = useId();
  return (
    <div className={styles.number}>
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
