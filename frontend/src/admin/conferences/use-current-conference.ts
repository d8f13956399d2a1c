import type { ListedConference } from '@majlis/contracts/conferences';
import { useOutletContext } from 'react-router-dom';

/** In a view of one conference: that one, known even after somebody deleted it meanwhile. */
export const useCurrentConference = (): ListedConference => useOutletContext<ListedConference>();
