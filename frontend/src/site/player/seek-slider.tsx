import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './player.module.scss';
import { Slider } from './slider';
import { clock } from './times';

type SeekSliderProps = {
  position: number;
  duration: number;
  onSeek: (seconds: number) => void;
  /** Stands between the two times. */
  children: ReactNode;
};

/** Where the recording is. What is dragged is heard when it is let go: every place on the way would be fetched. */
export function SeekSlider({ position, duration, onSeek, children }: SeekSliderProps) {
  const [dragged, setDragged] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const letGo = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement) onSeek(event.target.valueAsNumber);
    setDragged(undefined);
  });
  // The browser's own event: what React calls a change comes with every step of the thumb.
  useEffect(() => {
    const { current } = box;
    current?.addEventListener('change', letGo);
    return () => current?.removeEventListener('change', letGo);
  }, []);

  const shown = Math.floor(Math.min(dragged ?? position, duration));
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event, position, duration);
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  };
  return (
    <div ref={box} className={styles.seek}>
      <Slider
        label="Position"
        valueText={duration ? `${clock(shown)} of ${clock(duration)}` : clock(position)}
        value={shown}
        max={Math.floor(duration)}
        step={1}
        isDisabled={duration === 0}
        onChange={({ target }) => setDragged(target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.times}>
        <span>{clock(dragged ?? position)}</span>
        {children}
        <span>{duration > 0 && clock(duration)}</span>
      </div>
    </div>
  );
}

/** By how many seconds the keys move; the pages' keys go further with Shift. */
function targetOf({ key, shiftKey }: KeyboardEvent, position: number, duration: number): number | undefined {
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
