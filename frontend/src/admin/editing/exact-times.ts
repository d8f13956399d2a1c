import { wallClockOf } from '@majlis/contracts/zoned-times';
import type { Values } from '../../ui/form/form-values';

/**
 * The values, with the saved instant in place of a clock that still shows it: the clock alone knows no seconds, and
 * not which of two hours it is when clocks go back.
 */
export function withExactTimes<Name extends string>(
  values: Values,
  saved: Record<Name, string | null> | undefined,
  names: readonly Name[],
  zone: string,
): Values {
  const untouched = names.flatMap((name) => {
    const instant = saved?.[name];
    return instant && values[name] === wallClockOf(instant, zone) ? [[name, instant]] : [];
  });
  return { ...values, ...Object.fromEntries(untouched) };
}
