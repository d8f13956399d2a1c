import { useState } from 'react';
import { t } from '#messages';
import { localPath } from '../../ui/page/page-path';
import { useOrigin } from '../../ui/page/prerender';
import * as styles from './player.module.scss';
import * as controls from './player-controls.module.scss';
import { PlayerIcon } from './player-icon';
import { formatDuration, timestampHash } from './timestamps';

type CopyTimestampLinkProps = { slug: string; position: number };

export function CopyTimestampLink({ slug, position }: CopyTimestampLinkProps) {
  const [message, setMessage] = useState('');
  const url = new URL(localPath(`/podcasts/${slug}${timestampHash(position)}`), useOrigin()).href;
  const time = formatDuration(position);
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined without TLS.
      await navigator.clipboard.writeText(url);
      setMessage(t('player.linkCopied', { time }));
    } catch {
      setMessage(t('player.copyThisLink', { url }));
    }
  };
  return (
    <div className={styles.copyLink}>
      <button type="button" className={controls.iconButton} onClick={() => void copy()}>
        <PlayerIcon name="copy" /> {t('player.copyLinkFrom', { time })}
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
