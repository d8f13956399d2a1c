import type { ChangeEvent, CSSProperties, KeyboardEvent } from 'react';
import { useIsHydrating } from '../../ui/page/prerender';
import * as styles from './player-controls.module.scss';

type SliderProps = {
  label: string;
  valueText: string;
  value: number;
  max: number;
  step: number;
  isDisabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

export function Slider({ label, valueText, isDisabled, value, max, ...input }: SliderProps) {
  // The content security policy refuses style attributes in prerendered pages.
  const isHydrating = useIsHydrating();
  const fillStyle: CSSProperties & { '--progress': string } = { '--progress': `${max > 0 ? (value / max) * 100 : 0}%` };
  return (
    <input
      type="range"
      className={styles.slider}
      style={isHydrating ? undefined : fillStyle}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={max}
      value={value}
      disabled={isDisabled}
      {...input}
    />
  );
}
