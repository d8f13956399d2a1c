import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { Breadcrumb } from '../../ui/page/breadcrumb';
import { ExternalLink } from '../../ui/page/external-link';
import { PageTitle } from '../../ui/page/page-title';
import { ShareButton } from '../../ui/page/share-button';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { FullPlayer } from '../player/full-player';
import { EpisodeCover } from './episode-cover';
import { EpisodeFacts } from './episode-facts';
import * as styles from './episode-page.module.scss';
import { SubscribeLinks } from './subscribe-links';

export function EpisodeHeader({ episode }: { episode: EpisodeSummary }) {
  const { slug, title, link, audioUrl } = episode;
  return (
    <header className={styles.header}>
      <Girih className="page-header-pattern" />
      <div className="page-width">
        <Breadcrumb pages={[{ to: '/podcasts', name: 'All episodes' }]} />
        <div className={styles.columns}>
          <EpisodeCover episode={episode} sizes="(min-width: 992px) 380px, 160px" isFirst />
          <div className={styles.titleBlock}>
            <EpisodeFacts episode={episode} />
            <PageTitle text={title} />
          </div>
          {audioUrl && <FullPlayer track={{ ...episode, audioUrl }} />}
          <div className={styles.links}>
            <ShareButton title={title} path={`/podcasts/${slug}`} />
            {link && (
              <ExternalLink className="link-arrow" href={link}>
                {audioUrl ? 'The episode’s own page' : 'Listen on the episode’s own page'} <Icon name="external" />
              </ExternalLink>
            )}
            <SubscribeLinks />
          </div>
        </div>
      </div>
    </header>
  );
}
