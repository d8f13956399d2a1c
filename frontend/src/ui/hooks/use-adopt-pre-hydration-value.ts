import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports what was typed or chosen in a field before hydration, unless it is the `rendered` value. */
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
