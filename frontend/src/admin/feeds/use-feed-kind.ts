import type { FeedKind } from '@majlis/contracts/feed-sources';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseFeedKind } from './feed-kinds';
import { kindOfItem } from './items/kind-of-item';

/** The kind in the address. A link such as `?edit=ID` leaves it out: it is undefined until the kind of that item is known. */
export function useFeedKind(): FeedKind | undefined {
  const cache = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = params.has('kind') ? null : params.get('edit');
  const completeAddress = useEffectEvent(async (requested: string) => {
    // A list that cannot be loaded says so itself.
    const kind = await kindOfItem(cache, requested).catch(() => undefined);
    setParams({ kind: kind ?? parseFeedKind(null), edit: requested }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (id !== null) void completeAddress(id);
  }, [id]);
  return id === null ? parseFeedKind(params.get('kind')) : undefined;
}
