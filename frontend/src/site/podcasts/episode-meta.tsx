import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import * as messages from '#messages/podcasts';
import { PageMeta } from '../../seo/page-meta';

export function EpisodeMeta({ episode }: { episode: EpisodeSummary }) {
  const { title, description, pubDate, audioUrl } = episode;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        type="article"
        section={messages.podcast}
        publishedTime={pubDate}
      />
      {audioUrl && <meta property="og:audio" content={audioUrl} />}
    </>
  );
}
