import { capitalize } from '../../ui/text/capitalize';
import type { HealthIssue } from './health-issue';
import { numberToWords } from './service-labels';

/** Example: 'Two things do not work, and one should be looked at.' */
export function summarizeHealth(troubles: HealthIssue[]): string {
  const broken = troubles.filter(({ isBroken }) => isBroken).length;
  const poor = troubles.length - broken;
  const things = (count: number) => (count === 1 ? 'One thing' : `${capitalize(numberToWords(count))} things`);
  if (broken + poor === 0) return 'Everything works.';
  if (broken === 0) return `Everything works. ${things(poor)} should be looked at.`;
  const first = `${things(broken)} ${broken === 1 ? 'does' : 'do'} not work`;
  return poor === 0 ? `${first}.` : `${first}, and ${numberToWords(poor)} should be looked at.`;
}
