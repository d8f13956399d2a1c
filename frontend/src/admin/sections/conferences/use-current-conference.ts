import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { query } from '../../../api/query';

/** The conference for a section that is rendered outside the conference's layout. */
export const CurrentConferenceContext = createContext<ListedConference | undefined>(undefined);

/** Returns the conference of the surrounding layout, also after a colleague has deleted it. */
export function useCurrentConference(): ListedConference {
  const ofLayout = useOutletContext<ListedConference>();
  return useContext(CurrentConferenceContext) ?? ofLayout;
}

/** Returns undefined while the list is loading, and when the id in the URL is unknown. */
export function useConferenceFromUrl(): ListedConference | undefined {
  const { conferenceId } = useParams();
  const { data } = useQuery(query(endpoints.conferences));
  return conferenceId === undefined ? undefined : data?.find(({ id }) => id === conferenceId);
}
