import { useState } from 'react';
import { useOrigin } from '../../ui/page/published';
import * as styles from './player.module.scss';
import * as controls from './player-controls.module.scss';
import { PlayerIcon } from './player-icon';
import { clock, momentHash } from './times';

type CopyMomentProps = { slug: string; position: number };

/** Puts the address of this moment of an episode on the clipboard. */
export function CopyMoment({ slug, position }: CopyMomentProps) {
  const [outcome, setOutcome] = useState('');
  const address = new URL(`/podcasts/${slug}${momentHash(position)}`, useOrigin()).href;
  const moment = clock(position);
  const copy = async () => {
    try {
      // Without TLS there is no clipboard at all.
      await navigator.clipboard.writeText(address);
      setOutcome(`Link to ${moment} copied`);
    } catch {
      setOutcome(`Copy this link: ${address}`);
    }
  };
  return (
    <div className={styles.copyMoment}>
      <button type="button" className={controls.quiet} onClick={() => void copy()}>
        <PlayerIcon name="copy" /> Copy link at {moment}
      </button>
      <span role="status">{outcome}</span>
    </div>
  );
}
