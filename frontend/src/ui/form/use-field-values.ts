import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from './form-state';
import { type Values, valuesOf } from './form-values';

/** What these fields of the form hold now, also while they are typed into. */
export function useFieldValues<Name extends string>(...names: Name[]): Record<Name, string> {
  const { ref, values: start } = useFormContext();
  const pick = (values: Values) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>;
  const [held, setHeld] = useState(() => pick(start));
  const read = useEffectEvent(() => ref.current && setHeld(pick(valuesOf(ref.current))));
  useEffect(() => {
    const form = ref.current;
    const onInput = () => read();
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, [ref]);
  return held;
}
