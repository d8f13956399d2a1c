import type { ConferenceDocument } from '@majlis/contracts/documents';
import { useState } from 'react';
import { t } from '#messages';
import { Icon } from '../../../ui/picture/icon';
import * as styles from './materials.module.scss';

type RecordingProps = { recording: ConferenceDocument; kind: 'audio' | 'video' };

/** Until Play is pressed, the browser sends nothing to the host of the recording. */
export function Recording({ recording: { title, url }, kind: Player }: RecordingProps) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  if (state === 'failed')
    return (
      <p className={styles.facts} role="alert">
        {t('materials.cannotBePlayed')}
      </p>
    );
  if (state === 'open')
    return (
      <Player
        className={styles.player}
        src={url}
        controls
        autoPlay
        // The pressed button is gone.
        ref={(player) => player?.focus()}
        aria-label={title}
        onError={() => setState('failed')}
      />
    );
  return (
    <button type="button" className={`btn btn-outline-primary btn-sm ${styles.play}`} onClick={() => setState('open')}>
      <Icon name="play" /> {t('materials.play')}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}
