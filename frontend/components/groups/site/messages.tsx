import { endpoints } from '@majlis/contracts/api/endpoints';
import { ProgrammeSkeleton } from '../../../src/site/conferences/agenda-card';
import { ConferenceCardsSkeleton } from '../../../src/site/conferences/conference-list';
import { DraftBanner } from '../../../src/site/conferences/conference-parts';
import { FeedItemsSkeleton } from '../../../src/site/feed-items/feed-item-card';
import { NoResults } from '../../../src/site/feed-items/searchable-list';
import { ListLoadError } from '../../../src/site/load-error-page';
import { EpisodeCardsSkeleton } from '../../../src/site/podcasts/episode-card';
import { LoadErrorPanel } from '../../../src/ui/page/load-boundary';
import { SkeletonLines, Spinner } from '../../../src/ui/page/loading';
import { Notice } from '../../../src/ui/page/notice';
import { SlowNotice } from '../../../src/ui/page/slow-notice';
import type { Group } from '../../group';

const ignore = () => undefined;
const noResults = { title: 'No publications found', text: 'Try other words.' };

export const messages: Group = {
  title: 'Messages and skeletons',
  area: 'site',
  responses: () => ({ [endpoints.researchItems.path]: [] }),
  samples: ({ title, sentence, words, tags }) => [
    { name: 'Notice', element: <Notice title={title} text={sentence} /> },
    {
      name: 'Notice of a page, with an action',
      element: (
        <Notice isPage title="Page not found" text="There is no page at this address.">
          <a className="btn btn-primary" href="#home">
            Home
          </a>
        </Notice>
      ),
    },
    { name: 'No results', element: <NoResults labels={{ noResults }} words={words} category="" onClear={ignore} /> },
    {
      name: 'No results in a category',
      element: <NoResults labels={{ noResults }} words="" category={tags[0] ?? ''} onClear={ignore} />,
    },
    { name: 'List load error', element: <ListLoadError title="Failed to load" text="Please try again later." /> },
    { name: 'Load error panel', element: <LoadErrorPanel text="The program could not be loaded." onRetry={ignore} /> },
    {
      name: 'Load error panel with a title',
      element: <LoadErrorPanel title="Failed to load episodes" text="Please try again later." onRetry={ignore} />,
    },
    { name: 'Spinner', frameHeight: 240, element: <Spinner /> },
    { name: 'Slow notice, after three seconds', frameHeight: 180, element: <SlowNotice isCodeLoading /> },
    { name: 'Draft banner', isWide: true, element: <DraftBanner conferenceId="1" /> },
    { name: 'Skeleton of lines', element: <SkeletonLines titles={1} lines={3} /> },
    { name: 'Skeleton of feed items', element: <FeedItemsSkeleton count={1} label="Loading publications..." /> },
    { name: 'Skeleton of episodes', isWide: true, element: <EpisodeCardsSkeleton count={2} /> },
    { name: 'Skeleton of conferences', isWide: true, element: <ConferenceCardsSkeleton /> },
    { name: 'Skeleton of a programme', isWide: true, frameHeight: 420, element: <ProgrammeSkeleton /> },
  ],
};
