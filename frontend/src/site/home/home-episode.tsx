import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/picture/icon';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import { EpisodeCover } from '../podcasts/episode-cover';
import { EpisodeFacts } from '../podcasts/episode-facts';
import * as styles from './home.module.scss';

export function HomeEpisode({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, description } = episode;
  return (
    <li className={styles.episode} dir="auto">
      <div className={styles.episodePicture}>
        <EpisodeCover episode={episode} sizes="(min-width: 768px) 380px, 104px" />
        <Icon name="play" />
      </div>
      <div>
        <EpisodeFacts episode={episode} />
        {/* The heading has no `dir`, so that the episode takes the direction of the title. */}
        <h3 lang={detectLanguage(title)}>
          <Link to={`/podcasts/${slug}`}>{title}</Link>
        </h3>
        <AutoText as="p" className={styles.episodeText} text={description} />
      </div>
    </li>
  );
}
