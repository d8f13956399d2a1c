import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { t } from '#messages/staff';
import { directionOf } from '../arrow-keys';
import * as box from '../picture-box.module.scss';
import * as styles from './crop.module.scss';

/** In pixels of the picture. */
export type Square = { x: number; y: number; size: number };
export type PictureSize = { width: number; height: number };

/** As a part of the picture. */
const keyStep = 0.02;

const clamp = (value: number, max: number) => Math.min(Math.max(0, max), Math.max(0, value));

/** Moves a square into the picture, keeping its middle where possible. */
export function placeSquare({ width, height }: PictureSize, middle: { x: number; y: number }, size: number): Square {
  return {
    x: clamp(middle.x - size / 2, width - size),
    y: clamp(middle.y - size / 2, height - size),
    size,
  };
}

export const middleOf = ({ x, y, size }: Square) => ({ x: x + size / 2, y: y + size / 2 });

type CropSquareProps = {
  url: string;
  picture: PictureSize;
  square: Square;
  onMove: (square: Square) => void;
  helpId: string;
};

export function CropSquare({ url, picture, square, onMove, helpId }: CropSquareProps) {
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

  function moveByKey(event: KeyboardEvent) {
    const direction = directionOf(event.key);
    if (!direction) return;
    event.preventDefault();
    moveBy(direction[0] * keyStep * width, direction[1] * keyStep * height);
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
        onKeyDown={moveByKey}
      />
    </div>
  );
}
