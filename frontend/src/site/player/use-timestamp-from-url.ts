import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { parseTimestampHash } from './timestamps';

type TimestampTarget = {
  isActive: boolean;
  seek: (seconds: number) => void;
  /** Shows the player to whoever followed a link on its own page. */
  reveal: () => void;
};

/** Goes to the moment that a link leads to; who comes back to a page where they are listening is left where they are. */
export function useTimestampFromUrl({ isActive, seek, reveal }: TimestampTarget): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const seekTo = useEffectEvent((seconds: number | undefined) => {
    if (seconds === undefined || (isActive && type === 'POP')) return;
    seek(seconds);
    if (type === 'REPLACE') reveal();
  });
  // Anew with every visit: the same link may be followed twice.
  useEffect(() => seekTo(parseTimestampHash(hash)), [hash, key]);
}
