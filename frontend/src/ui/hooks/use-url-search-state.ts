import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Browsers refuse an address that changes with every key. */
const urlUpdateDelayMs = 250;

/**
 * What is searched in a list. It stands in the address soon after it changes, so that Back and a shared link bring it back;
 * the field itself waits for nothing. `read` and `write` are of the address's query, both the same at all times.
 */
export function useUrlSearchState<Search>(
  read: (params: URLSearchParams) => Search,
  write: (search: Search) => string,
): [Search, Dispatch<SetStateAction<Search>>] {
  const [params, setParams] = useSearchParams();
  // Something is open above the list, and the address is its own until it is closed.
  const isCovered = useLocation().mask !== undefined;
  const asked = read(params);
  const address = write(asked);
  const [search, setSearch] = useState(asked);
  const [known, setKnown] = useState({ seen: address, written: address });
  const wanted = write(search);

  // Somebody went elsewhere, by a link or by Back; what was written here only arrives.
  if (address !== known.seen) {
    setKnown({ seen: address, written: address });
    if (address !== known.written) setSearch(asked);
  }

  useEffect(() => {
    if (isCovered || wanted === known.written) return;
    const timer = setTimeout(() => {
      setKnown((was) => ({ ...was, written: wanted }));
      setParams(wanted, { replace: true, preventScrollReset: true });
    }, urlUpdateDelayMs);
    return () => clearTimeout(timer);
  }, [isCovered, wanted, known.written, setParams]);

  return [search, setSearch];
}
