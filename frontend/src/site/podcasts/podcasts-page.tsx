import { reads } from '@majlis/contracts/endpoints';
import type { EpisodeSummary } from '@majlis/contracts/feed-items';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { CardStretches } from '../feed-items/card-stretches';
import { FeedListing, type ListingTexts } from '../feed-items/feed-listing';
import { EpisodeCard } from './episode-card';
import * as styles from './episode-card.module.scss';
import { EpisodeCardsPending } from './episode-cards-pending';
import { Subscribe } from './subscribe';

const skeletons = 9;

const texts: ListingTexts = {
  search: 'Search episodes...',
  heading: 'Episodes',
  counted: { one: 'episode', many: 'episodes' },
  failed: {
    title: 'Failed to load episodes',
    text: "We're having trouble connecting to the podcast feed. Please try again later.",
  },
  nothing: { title: 'No episodes found', text: 'A shorter word, or another spelling of a name, may find more.' },
  empty: { title: 'No episodes found', text: 'The first conversations are on their way.' },
};
const textsOf = ({ title, description }: EpisodeSummary) => [title, description];

const summary =
  'Unhurried conversations with scholars and practitioners on freedom, faith and how people live together.';

export function PodcastsPage() {
  const episodes = useQuery(query(reads.episodeSummaries));
  return (
    <>
      <PageMeta title="Podcast" description={summary} />
      <PageHeader label="Listen" title="Podcast">
        <p>{summary}</p>
        <Subscribe />
      </PageHeader>
      <div className={`page-width section section-after-header ${styles.list}`}>
        <FeedListing
          items={episodes}
          texts={texts}
          textsOf={textsOf}
          pending={<EpisodeCardsPending count={skeletons} />}
        >
          {(found) => (
            <CardStretches items={found} name={texts.heading} className={styles.grid}>
              {(episode) => <EpisodeCard key={episode.slug} episode={episode} />}
            </CardStretches>
          )}
        </FeedListing>
      </div>
    </>
  );
}
