import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#messages';
import * as styles from './player.module.scss';
import { Slider } from './slider';
import { formatDuration } from './timestamps';

type SeekSliderProps = {
  position: number;
  duration: number;
  onSeek: (seconds: number) => void;
  children: ReactNode;
};

/** Seeks on release only, because each position during a drag would fetch a part of the recording. */
export function SeekSlider({ position, duration, onSeek, children }: SeekSliderProps) {
  const [dragged, setDragged] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const commitSeek = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement) onSeek(event.target.valueAsNumber);
    setDragged(undefined);
  });
  // React's onChange fires at every step of a drag, so the native `change` event is used.
  useEffect(() => {
    const { current } = box;
    current?.addEventListener('change', commitSeek);
    return () => current?.removeEventListener('change', commitSeek);
  }, []);

  const displayed = Math.floor(Math.min(dragged ?? position, duration));
  const onKeyDown = (event: KeyboardEvent) => {
    const target = seekTargetFor(event, position, duration);
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  };
  return (
    <div ref={box} className={styles.seek}>
      <Slider
        label={t('player.position')}
        valueText={
          duration
            ? t('player.positionOf', { position: formatDuration(displayed), duration: formatDuration(duration) })
            : formatDuration(position)
        }
        value={displayed}
        max={Math.floor(duration)}
        step={1}
        isDisabled={duration === 0}
        onChange={({ target }) => setDragged(target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.times}>
        <span>{formatDuration(dragged ?? position)}</span>
        {children}
        <span>{duration > 0 && formatDuration(duration)}</span>
      </div>
    </div>
  );
}

/** In seconds; undefined for keys that do not seek. */
function seekTargetFor({ key, shiftKey }: KeyboardEvent, position: number, duration: number): number | undefined {
  const page = shiftKey ? 60 : 15;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return position + 5;
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - 5;
    case 'PageUp':
      return position + page;
    case 'PageDown':
      return position - page;
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return undefined;
  }
}
