import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { Picture } from '../../ui/picture/picture';
import * as styles from './episode-cover.module.scss';
import { GeneratedCover } from './generated-cover';

type EpisodeCoverProps = { episode: EpisodeSummary; sizes: string; isFirst?: boolean };

export function EpisodeCover({ episode, sizes, isFirst }: EpisodeCoverProps) {
  return (
    <Picture
      className={styles.episodeCover}
      url={episode.imageUrl ?? ''}
      alt=""
      sizes={sizes}
      isFirst={isFirst}
      fallback={<GeneratedCover episode={episode} />}
    />
  );
}
