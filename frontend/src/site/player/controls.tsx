import { type ChangeEvent, type CSSProperties, type KeyboardEvent } from 'react';
import { rich, t } from '#messages';
import { useIsHydrating } from '../../ui/page/prerender';
import { AutoText } from '../../ui/text/auto-text';
import { type PlayerStatus, skipSeconds } from './player';
import * as styles from './player-controls.module.scss';

type PlayButtonProps = { status: PlayerStatus; title: string; onToggle: () => void; className?: string };

export function PlayButton({ status, title, onToggle, className = '' }: PlayButtonProps) {
  const isPlaying = status === 'playing' || status === 'loading';
  return (
    <button type="button" className={`${styles.play} ${className}`} data-status={status} onClick={onToggle}>
      <PlayerIcon name={isPlaying ? 'pause' : 'play'} />
      <span className="visually-hidden">
        {rich(isPlaying ? 'player.pause' : 'player.play', { title: () => <AutoText text={title} /> })}
      </span>
    </button>
  );
}

export function SkipButton({ towards, onSkip }: { towards: 'back' | 'forward'; onSkip: (seconds: number) => void }) {
  const seconds = towards === 'back' ? -skipSeconds : skipSeconds;
  return (
    <button type="button" className={styles.skip} onClick={() => onSkip(seconds)}>
      <PlayerIcon name={towards} />
      <span className={styles.seconds} aria-hidden="true">
        {skipSeconds}
      </span>
      <span className="visually-hidden">
        {towards === 'back'
          ? t('player.skipBack', { seconds: skipSeconds })
          : t('player.skipForward', { seconds: skipSeconds })}
      </span>
    </button>
  );
}

const filled = {
  play: 'M8 5.2v13.6L19 12z',
  pause: 'M7 5.5h3.6v13H7zM13.4 5.5H17v13h-3.6z',
};
const outlined = {
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  back: 'M6.2 7.2A8.2 8.2 0 1 1 3.8 13M6.5 3v4.4h4.4',
  forward: 'M17.8 7.2A8.2 8.2 0 1 0 20.2 13M17.5 3v4.4h-4.4',
  sound: 'M4.5 9.5v5h3l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4.5 9.5v5h3l4.5 4v-13l-4.5 4zM16 9.5l5 5m0-5-5 5',
};

type PlayerIconName = keyof typeof filled | keyof typeof outlined;

export function PlayerIcon({ name }: { name: PlayerIconName }) {
  const isFilled = name in filled;
  return (
    <svg
      className={isFilled ? `icon ${styles.iconFilled}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={{ ...filled, ...outlined }[name]} />
    </svg>
  );
}

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
