import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export function useStateResetOnNavigation<State>(initial: State): [State, (state: State) => void] {
  const { key } = useLocation();
  const [stored, setStored] = useState({ visit: key, state: initial });
  if (stored.visit !== key) setStored({ visit: key, state: initial });
  return [stored.visit === key ? stored.state : initial, (state) => setStored({ visit: key, state })];
}
