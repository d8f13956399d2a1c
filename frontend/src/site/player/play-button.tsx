import { rich } from '#messages';
import { AutoText } from '../../ui/text/auto-text';
import * as styles from './player-controls.module.scss';
import { PlayerIcon } from './player-icon';
import type { PlayerStatus } from './player-state';

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
