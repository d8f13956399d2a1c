import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { useIsWrittenAsMissing } from '../../ui/page/published';
import { ConferenceContents } from './conference-contents';
import { ConferenceMissing } from './conference-missing';
import { ConferencePending } from './conference-pending';
import { useCurrentSlug } from './use-current-slug';

export function ConferencePage() {
  const { slug = '' } = useParams();
  const { data: conference, isPending, error, refetch } = useQuery(query(reads.conferenceBySlug(slug)));
  const isWrittenAsMissing = useIsWrittenAsMissing(slug);
  useCurrentSlug(slug, conference);

  if (conference) return <ConferenceContents conference={conference} />;
  if (isPending && !isWrittenAsMissing) return <ConferencePending />;
  const isUnknown = isWrittenAsMissing || (error instanceof ApiError && error.status === 404);
  return <ConferenceMissing isUnknown={isUnknown} onRetry={() => void refetch()} />;
}
