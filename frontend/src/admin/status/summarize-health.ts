import { capitalize } from '../../ui/text/capitalize';
import type { HealthIssue } from './health-issue';
import { numberToWords } from './service-labels';

/** Example: 'Two things do not work, and one should be checked.' */
export function summarizeHealth(issues: HealthIssue[]): string {
  const broken = issues.filter(({ isBroken }) => isBroken).length;
  const toCheck = issues.length - broken;
  const things = (count: number) => (count === 1 ? 'One thing' : `${capitalize(numberToWords(count))} things`);
  if (broken + toCheck === 0) return 'Everything works.';
  if (broken === 0) return `Everything works. ${things(toCheck)} should be checked.`;
  const first = `${things(broken)} ${broken === 1 ? 'does' : 'do'} not work`;
  return toCheck === 0 ? `${first}.` : `${first}, and ${numberToWords(toCheck)} should be checked.`;
}
