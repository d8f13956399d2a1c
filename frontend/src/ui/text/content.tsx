import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ContentKey } from '@majlis/contracts/site/content-defaults';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';
import { AutoText } from './auto-text';

export function ContentText({ entry }: { entry: ContentKey }) {
  const { text, isPending } = useContent();
  return <AutoText text={text(entry)} className={isPending ? 'skeleton-text' : undefined} />;
}

export function useContent() {
  const { data, isPending } = useQuery(query(endpoints.content));
  return { text: createContentLookup(data), isPending };
}

export function useReservedSpace(): string {
  const { isPending } = useContent();
  const [wasPending] = useState(isPending);
  return wasPending ? 'reserve-text-space' : '';
}
