import { useContext, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { PageNavigationContext } from '../../ui/page/page-navigation';
import { parseTimestampHash } from './timestamps';

type TimestampTarget = {
  isActive: boolean;
  seek: (seconds: number) => void;
  reveal: () => void;
};

/** Seeks to the timestamp of the URL hash, except on back navigation while the episode is playing. */
export function useTimestampFromUrl({ isActive, seek, reveal }: TimestampTarget): void {
  const { hash, key } = useLocation();
  const { navigationType: type } = useContext(PageNavigationContext);
  const seekTo = useEffectEvent((seconds: number | undefined) => {
    if (seconds === undefined || (isActive && type === 'POP')) return;
    seek(seconds);
    if (type === 'REPLACE') reveal();
  });
  // The location key is a dependency, because the same link may be followed twice.
  useEffect(() => seekTo(parseTimestampHash(hash)), [hash, key]);
}
