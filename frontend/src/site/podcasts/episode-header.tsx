import type { EpisodeSummary } from '@majlis/contracts/feeds/feed-items';
import { t } from '#messages';
import { direction } from '#messages/language';
import { Breadcrumb } from '../../ui/page/breadcrumb';
import { ExternalLink } from '../../ui/page/external-link';
import { ShareButton } from '../../ui/page/share-button';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../../ui/picture/icon';
import { detectLanguage } from '../../ui/text/auto-text';
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
        <Breadcrumb pages={[{ to: '/podcasts', name: t('podcasts.allEpisodes') }]} />
        <div className={styles.columns} dir="auto">
          <EpisodeCover episode={episode} sizes="(min-width: 992px) 380px, 160px" isFirst />
          <div className={styles.titleBlock}>
            <EpisodeFacts episode={episode} />
            {/* The heading has no `dir`, so that the header takes the direction of the title. */}
            <h1 className={titleSize(title)} lang={detectLanguage(title)}>
              {title}
            </h1>
          </div>
          {audioUrl && <FullPlayer track={{ ...episode, audioUrl }} />}
          <div className={styles.links} dir={direction}>
            <ShareButton title={title} path={`/podcasts/${slug}`} />
            {link && (
              <ExternalLink className="link-arrow" href={link}>
                {audioUrl ? t('podcasts.openOnItsSite') : t('podcasts.listenOnItsSite')} <Icon name="external" />
              </ExternalLink>
            )}
            <SubscribeLinks />
          </div>
        </div>
      </div>
    </header>
  );
}

/** A long title is set smaller, so that the player stays in the first window. */
function titleSize({ length }: string): string | undefined {
  if (length > 80) return styles.longTitle;
  return length > 40 ? styles.mediumTitle : undefined;
}
