import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';

export function EpisodeMeta({ episode }: { episode: EpisodeSummary }) {
  const { title, description, pubDate, audioUrl } = episode;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        type="article"
        section={t('podcasts.podcast')}
        publishedTime={pubDate}
      />
      {audioUrl && <meta property="og:audio" content={audioUrl} />}
    </>
  );
}
