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
  const completeAddress = useEffectEvent((kind: FeedKind, edit: string) =>
    setParams({ kind, edit }, { replace: true }),
  );
  useEffect(() => {
    if (id === null) return;
    let isLeft = false;
    // A list that cannot be loaded says so itself.
    void kindOfItem(cache, id)
      .catch(() => undefined)
      .then((kind) => isLeft || completeAddress(kind ?? parseFeedKind(null), id));
    return () => {
      isLeft = true;
    };
  }, [cache, id]);
  return id === null ? parseFeedKind(params.get('kind')) : undefined;
}
