import { summary } from '#messages/staff/health';
import type { HealthIssue } from './health-issue';

/** Example: 'Two things do not work, and one should be checked.' */
export function summarizeHealth(issues: HealthIssue[]): string {
  const broken = issues.filter(({ isBroken }) => isBroken).length;
  return summary(broken, issues.length - broken);
}
