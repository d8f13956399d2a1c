import { capitalised } from '../../ui/text/capitalised';
import { inWords } from './part-words';
import type { Trouble } from './trouble';

/** 'Two things do not work, and one should be looked at.' */
export function verdictOf(troubles: Trouble[]): string {
  const broken = troubles.filter(({ isBroken }) => isBroken).length;
  const poor = troubles.length - broken;
  const things = (count: number) => (count === 1 ? 'One thing' : `${capitalised(inWords(count))} things`);
  if (broken + poor === 0) return 'Everything works.';
  if (broken === 0) return `Everything works. ${things(poor)} should be looked at.`;
  const first = `${things(broken)} ${broken === 1 ? 'does' : 'do'} not work`;
  return poor === 0 ? `${first}.` : `${first}, and ${inWords(poor)} should be looked at.`;
}
