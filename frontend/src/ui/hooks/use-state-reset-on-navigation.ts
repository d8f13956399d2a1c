import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State that begins anew with every visit: with each link that is followed, to the same page too, and with each step back. */
export function useStateResetOnNavigation<State>(initial: State): [State, (state: State) => void] {
  const { key } = useLocation();
  const [kept, setKept] = useState({ visit: key, state: initial });
  if (kept.visit !== key) setKept({ visit: key, state: initial });
  return [kept.visit === key ? kept.state : initial, (state) => setKept({ visit: key, state })];
}
