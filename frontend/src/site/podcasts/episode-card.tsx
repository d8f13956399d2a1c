import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { Link } from 'react-router-dom';
import { AutoText, detectLanguage } from '../../ui/text/auto-text';
import * as styles from './episode-card.module.scss';
import { EpisodeCover } from './episode-cover';
import { EpisodeFacts } from './episode-facts';

export function EpisodeCard({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, description } = episode;
  return (
    <li className={styles.episodeCard} dir="auto">
      <EpisodeCover episode={episode} sizes="160px" />
      <div className={styles.content}>
        <EpisodeFacts episode={episode} />
        <div className={styles.text}>
          {/* The heading has no `dir`, so that the card takes the direction of the title. */}
          <h3 lang={detectLanguage(title)}>
            <Link to={`/podcasts/${slug}`}>{title}</Link>
          </h3>
          <AutoText as="p" text={description} />
        </div>
      </div>
    </li>
  );
}
