import type { MouseEvent } from 'react';
import { t } from '#messages';
import { direction } from '#messages/language';
import { ExternalLink } from '../../ui/page/external-link';
import { player } from './player';
import * as styles from './player.module.scss';

type PlaybackErrorProps = { message: string; audioUrl: string };

export function PlaybackError({ message, audioUrl }: PlaybackErrorProps) {
  return (
    <div className={styles.error} dir={direction} role="alert">
      <p>{message}</p>
      <div className="actions">
        <button type="button" className="btn btn-outline-primary btn-sm" onClick={retry}>
          {t('player.tryAgain')}
        </button>
        <ExternalLink href={audioUrl}>{t('player.openTheRecording')}</ExternalLink>
      </div>
    </div>
  );
}

/** Moves the focus first, because the focused button disappears. */
function retry({ currentTarget }: MouseEvent): void {
  currentTarget.closest('section')?.querySelector<HTMLElement>('button[data-status]')?.focus();
  player.retry();
}
