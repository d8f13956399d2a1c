import { type RefObject, useEffect, useEffectEvent } from 'react';

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
