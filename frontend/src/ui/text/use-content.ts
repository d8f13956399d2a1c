import { createContentLookup } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';

export function useContent() {
  const { data, isPending } = useQuery(query(endpoints.content));
  return { text: createContentLookup(data), isPending };
}
