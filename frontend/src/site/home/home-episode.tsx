import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/picture/icon';
import { AutoText } from '../../ui/text/auto-text';
import { EpisodeCover } from '../podcasts/episode-cover';
import { EpisodeFacts } from '../podcasts/episode-facts';
import * as styles from './home.module.scss';

export function HomeEpisode({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, description } = episode;
  return (
    <li className={styles.episode}>
      <div className={styles.episodePicture}>
        <EpisodeCover episode={episode} sizes="(min-width: 768px) 380px, 104px" />
        <Icon name="play" />
      </div>
      <div>
        <EpisodeFacts episode={episode} />
        <AutoText as="h3" text={title}>
          <Link to={`/podcasts/${slug}`}>{title}</Link>
        </AutoText>
        <AutoText as="p" className={styles.episodeText} text={description} />
      </div>
    </li>
  );
}
