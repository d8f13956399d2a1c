import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SortOrder } from './find-feed-items';
import { addressOf, searchIn } from './search-address';

/** Browsers refuse an address that changes with every key. */
const writeDelay = 250;

/**
 * What is searched and how it is sorted. Both stand in the address soon after they change, so that Back and a shared link
 * bring them back; the field itself waits for nothing.
 */
export function useFeedSearch() {
  const [params, setParams] = useSearchParams();
  const asked = searchIn(params);
  const address = addressOf(asked);
  const [search, setSearch] = useState(asked);
  const [known, setKnown] = useState({ seen: address, written: address });
  const wanted = addressOf(search);

  // Somebody went elsewhere, by a link or by Back; what was written here only arrives.
  if (address !== known.seen) {
    setKnown({ seen: address, written: address });
    if (address !== known.written) setSearch(asked);
  }

  useEffect(() => {
    if (wanted === known.written) return;
    const timer = setTimeout(() => {
      setKnown((was) => ({ ...was, written: wanted }));
      setParams(wanted, { replace: true, preventScrollReset: true });
    }, writeDelay);
    return () => clearTimeout(timer);
  }, [wanted, known.written, setParams]);

  return {
    ...search,
    onWords: (words: string) => setSearch({ ...search, words }),
    onOrder: (order: SortOrder) => setSearch({ ...search, order }),
  };
}
