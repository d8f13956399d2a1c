import { reads } from '@majlis/contracts/endpoints';
import { siteTexts } from '@majlis/contracts/site-texts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';

/** The texts that staff may change; their defaults stand in for what is not set or could not be read. */
export function useContent() {
  const { data, isPending } = useQuery(query(reads.content));
  return { text: siteTexts(data), isPending };
}
