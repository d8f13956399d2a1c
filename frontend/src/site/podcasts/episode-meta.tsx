import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { PageMeta } from '../../seo/page-meta';

export function EpisodeMeta({ episode }: { episode: EpisodeSummary }) {
  const { title, description, pubDate, audioUrl } = episode;
  return (
    <>
      <PageMeta title={title} description={description} type="article" section="Podcast" publishedTime={pubDate} />
      {audioUrl && <meta property="og:audio" content={audioUrl} />}
    </>
  );
}
