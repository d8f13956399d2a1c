import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { detectLanguage } from '../../ui/text/auto-text';
import { PlayButton, PlayerIcon, SkipButton } from './controls';
import { type PlayerState, player, type Track, usePlayer } from './player';
import * as styles from './player-bar.module.scss';
import * as controls from './player-controls.module.scss';
import { formatDuration } from './timestamps';

/** The bar is hidden while the full player of the same episode is in the window. */
export function PlayerBar() {
  const state = usePlayer();
  const { track } = state;
  return track && track.slug !== state.slugInView ? <Bar {...state} track={track} /> : null;
}

function Bar({ track, status, position, duration }: PlayerState & { track: Track }) {
  const bar = useFocusElsewhereOnLeave();
  return (
    <section ref={bar} className={`${styles.playerBar} screen-only`} aria-label={t('player.miniPlayer')}>
      <progress
        className={styles.progress}
        aria-label={t('player.position')}
        max={duration || 1}
        value={Math.min(position, duration)}
      />
      <div className={`page-width ${styles.content}`}>
        <PlayButton className={styles.play} status={status} title={track.title} onToggle={() => player.toggle()} />
        <div className={styles.skips}>
          <SkipButton towards="back" onSkip={(seconds) => player.skip(seconds)} />
          <SkipButton towards="forward" onSkip={(seconds) => player.skip(seconds)} />
        </div>
        <p className={styles.title}>
          <Link to={`/podcasts/${track.slug}`} dir="auto" lang={detectLanguage(track.title)}>
            {track.title}
          </Link>
          {status === 'failed' && <span role="alert">{t('player.notPlayed')}</span>}
        </p>
        <p className={styles.time}>
          {formatDuration(position)}
          {duration > 0 && <span className={styles.duration}> / {formatDuration(duration)}</span>}
        </p>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('player.closeThePlayer')}
          onClick={player.close}
        >
          <PlayerIcon name="close" />
        </button>
      </div>
    </section>
  );
}

/** When the bar disappears with the focused button, the focus moves to the full player, or to the page if there is none. */
function useFocusElsewhereOnLeave() {
  const bar = useRef<HTMLElement>(null);
  // The cleanup of a layout effect still finds the bar in the document.
  useLayoutEffect(() => {
    const { current } = bar;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const playButton = player.getState().track && document.querySelector<HTMLElement>('main button[data-status]');
      (playButton ?? document.querySelector('main'))?.focus({ preventScroll: true });
    };
  }, []);
  return bar;
}
