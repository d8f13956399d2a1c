import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageNavigationContext, sitePath } from './page/page-navigation';

/** Browsers limit the rate of history updates. */
const urlUpdateDelayMs = 250;

/** The URL follows the state after a delay, so that Back and links restore a search while typing stays fast. */
export function useUrlSearchState<Search>(
  read: (params: URLSearchParams) => Search,
  write: (search: Search) => string,
): [Search, Dispatch<SetStateAction<Search>>] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // While a dialog with a URL of its own lies over the list, the URL is not that of the list.
  const isCovered = useContext(PageNavigationContext).dialogPath !== undefined;
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
      // The URL is already that of the next page, whose code is still loading.
      if (sitePath(window.location.pathname) !== pathname) return;
      setSynced((previous) => ({ ...previous, lastWritten: nextQuery }));
      setParams(nextQuery, { replace: true });
    }, urlUpdateDelayMs);
    return () => clearTimeout(timer);
  }, [isCovered, pathname, nextQuery, synced.lastWritten, setParams]);

  return [search, setSearch];
}

export function useAdoptPreHydrationValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  adoptValue: (text: string) => void,
  rendered = '',
): void {
  const adopt = useEffectEvent(() => {
    const value = field.current?.value;
    if (value && value !== rendered) adoptValue(value);
  });
  useEffect(() => {
    adopt();
  }, []);
}
