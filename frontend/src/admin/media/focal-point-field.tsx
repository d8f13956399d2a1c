import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FormValues } from '../../ui/form/form-values';
import { useFormSettings } from '../../ui/form/use-draft-form';
import * as styles from './focal-point.module.scss';

const keyStep = 5;
const moves: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

const clamp = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));
const crops = ['wide', 'square', 'tall'] as const;

/** Is set by pointing, or by the arrow keys on the marker. */
export function FocalPointField({ url }: { url: string }) {
  const x = useController<FormValues>({ name: 'focalX' }).field;
  const y = useController<FormValues>({ name: 'focalY' }).field;
  const { isSaving } = useFormSettings();
  const [isBroken, setBroken] = useState(false);
  const helpId = useId();
  const [left, top] = [Number(x.value), Number(y.value)];

  function moveTo(newX: number, newY: number) {
    if (isSaving) return;
    x.onChange(clamp(newX));
    y.onChange(clamp(newY));
  }

  function moveToPointer({ currentTarget, clientX, clientY }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    moveTo(((clientX - box.x) / box.width) * 100, ((clientY - box.y) / box.height) * 100);
  }

  function moveByKey(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    moveTo(left + move[0], top + move[1]);
  }

  if (isBroken) return <p className="form-warning">The picture could not be loaded.</p>;
  const position = `${left}% ${top}%`;
  return (
    <div className="form-field" data-field="focalX">
      <span className="form-field-label">Focal point</span>
      <div className={styles.field}>
        <div
          className={styles.picture}
          // A finger that scrolls sends no such event at its end.
          onPointerUp={moveToPointer}
          onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 1 && moveToPointer(event)}
        >
          <img src={url} alt="" draggable={false} onError={() => setBroken(true)} />
          <button
            type="button"
            className={styles.marker}
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-label={`Focal point: ${left} % from the left, ${top} % from the top`}
            aria-describedby={helpId}
            onKeyDown={moveByKey}
          />
        </div>
        <div className={styles.crops} aria-hidden="true">
          {crops.map((crop) => (
            <img
              key={crop}
              src={url}
              alt=""
              className={styles.crop}
              data-crop={crop}
              style={{ objectPosition: position }}
            />
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {left} % from the left, {top} % from the top
      </p>
      <p id={helpId} className="form-field-help">
        Point at what should stay visible when the picture is cropped, or move the marker with the arrow keys.
      </p>
    </div>
  );
}
