import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { PageMeta } from '../../seo/page-meta';
import { beginningOf } from '../../ui/beginning-of';

/** What search engines show of a description. */
const descriptionLength = 160;

export function EpisodeMeta({ episode }: { episode: EpisodeSummary }) {
  const { title, description, imageUrl, audioUrl } = episode;
  return (
    <>
      <PageMeta
        title={title}
        description={beginningOf(description, descriptionLength) || undefined}
        image={imageUrl}
        type="article"
      />
      {audioUrl && <meta property="og:audio" content={audioUrl} />}
    </>
  );
}
