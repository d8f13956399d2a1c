import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Hands on what was typed into a field, or chosen there, before the page was taken over: what it has besides `shown`. */
export function useAdoptPreHydrationValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onTyped: (words: string) => void,
  shown = '',
): void {
  const adopt = useEffectEvent(() => {
    const value = field.current?.value;
    if (value && value !== shown) onTyped(value);
  });
  useEffect(() => {
    adopt();
  }, []);
}
