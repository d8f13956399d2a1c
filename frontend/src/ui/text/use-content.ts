import { endpoints } from '@majlis/contracts/api/endpoints';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';

export function useContent() {
  const { data, isPending } = useQuery(query(endpoints.content));
  return { text: createContentLookup(data), isPending };
}
