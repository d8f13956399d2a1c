import type { ListedConference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { query } from '../../api/query';

/** The conference that the address names; undefined while the list is read, and when there is none of that id. */
export function useConferenceFromUrl(): ListedConference | undefined {
  const { conferenceId } = useParams();
  const { data } = useQuery(query(endpoints.conferences));
  return data?.find(({ id }) => id === conferenceId);
}
