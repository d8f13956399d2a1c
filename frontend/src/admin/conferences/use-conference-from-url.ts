import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { query } from '../../api/query';

/** Returns undefined while the list is loading, and when the id in the URL is unknown. */
export function useConferenceFromUrl(): ListedConference | undefined {
  const { conferenceId } = useParams();
  const { data } = useQuery(query(endpoints.conferences));
  return conferenceId === undefined ? undefined : data?.find(({ id }) => id === conferenceId);
}
