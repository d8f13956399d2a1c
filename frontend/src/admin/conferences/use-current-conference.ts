import type { ListedConference } from '@majlis/contracts/conferences';
import { useOutletContext } from 'react-router-dom';

/** Returns the conference of the surrounding layout, also after a colleague has deleted it. */
export const useCurrentConference = (): ListedConference => useOutletContext<ListedConference>();
