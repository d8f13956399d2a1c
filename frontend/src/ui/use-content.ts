import { type ContentKey, contentDefaults } from '@majlis/contracts/content-defaults';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../api/query';

/** The texts that staff may change; their defaults stand in for what is not set or could not be read. */
export function useContent() {
  const { data, isPending } = useQuery(query(reads.content));
  const text = (key: ContentKey): string => data?.find((entry) => entry.key === key)?.content ?? contentDefaults[key];
  return { text, isPending };
}
