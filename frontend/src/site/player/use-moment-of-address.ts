import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { momentIn } from './times';

type Moment = {
  isHeld: boolean;
  seek: (seconds: number) => void;
  /** Shows the player to whoever followed a link on its own page. */
  show: () => void;
};

/** Goes to the moment that a link leads to; who comes back to a page where they are listening is left where they are. */
export function useMomentOfAddress({ isHeld, seek, show }: Moment): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const go = useEffectEvent((moment: number | undefined) => {
    if (moment === undefined || (isHeld && type === 'POP')) return;
    seek(moment);
    if (type === 'REPLACE') show();
  });
  // Anew with every visit: the same link may be followed twice.
  useEffect(() => go(momentIn(hash)), [hash, key]);
}
