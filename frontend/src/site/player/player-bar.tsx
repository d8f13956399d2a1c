import { Link } from 'react-router-dom';
import { detectLanguage } from '../../ui/text/auto-text';
import { PlayButton } from './play-button';
import { player } from './player';
import * as styles from './player-bar.module.scss';
import * as controls from './player-controls.module.scss';
import { PlayerIcon } from './player-icon';
import { formatDuration } from './timestamps';
import { usePlayer } from './use-episode-player';

export function PlayerBar() {
  const { track, status, position, duration } = usePlayer();
  if (!track) return null;
  return (
    <section className={styles.playerBar} aria-label="Player">
      <progress
        className={styles.progress}
        aria-label="Position"
        max={duration || 1}
        value={Math.min(position, duration)}
      />
      <div className={`page-width ${styles.content}`}>
        <PlayButton className={styles.play} status={status} title={track.title} onToggle={() => player.toggle()} />
        <p className={styles.title}>
          <Link to={`/podcasts/${track.slug}`} dir="auto" lang={detectLanguage(track.title)}>
            {track.title}
          </Link>
          {status === 'failed' && <span role="alert">This recording could not be played.</span>}
        </p>
        <p className={styles.time}>
          {formatDuration(position)}
          {duration > 0 && <span className={styles.duration}> / {formatDuration(duration)}</span>}
        </p>
        <button type="button" className={controls.iconButton} aria-label="Close the player" onClick={closeAndStay}>
          <PlayerIcon name="close" />
        </button>
      </div>
    </section>
  );
}

/** Moves the focus first, because the focused button disappears. */
function closeAndStay(): void {
  player.close();
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
