import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Browsers limit the rate of history updates. */
const urlUpdateDelayMs = 250;

/** The URL follows the state after a delay, so that Back and links restore a search while typing stays fast. */
export function useUrlSearchState<Search>(
  read: (params: URLSearchParams) => Search,
  write: (search: Search) => string,
): [Search, Dispatch<SetStateAction<Search>>] {
  const [params, setParams] = useSearchParams();
  // While a dialog over the list masks the URL, the URL is not the list's.
  const isCovered = useLocation().mask !== undefined;
  const urlSearch = read(params);
  const urlQuery = write(urlSearch);
  const [search, setSearch] = useState(urlSearch);
  const [synced, setSynced] = useState({ lastSeen: urlQuery, lastWritten: urlQuery });
  const nextQuery = write(search);

  if (urlQuery !== synced.lastSeen) {
    setSynced({ lastSeen: urlQuery, lastWritten: urlQuery });
    if (urlQuery !== synced.lastWritten) setSearch(urlSearch);
  }

  useEffect(() => {
    if (isCovered || nextQuery === synced.lastWritten) return;
    const timer = setTimeout(() => {
      setSynced((previous) => ({ ...previous, lastWritten: nextQuery }));
      setParams(nextQuery, { replace: true, preventScrollReset: true });
    }, urlUpdateDelayMs);
    return () => clearTimeout(timer);
  }, [isCovered, nextQuery, synced.lastWritten, setParams]);

  return [search, setSearch];
}
