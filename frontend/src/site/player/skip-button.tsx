import { t } from '#messages';
import * as styles from './player-controls.module.scss';
import { PlayerIcon } from './player-icon';
import { skipSeconds } from './player-state';

type SkipButtonProps = { towards: 'back' | 'forward'; onSkip: (seconds: number) => void };

export function SkipButton({ towards, onSkip }: SkipButtonProps) {
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
