import { t } from '#messages/staff';
import type { HealthIssue } from './health-issue';

/** Example: 'Two things do not work, and one should be checked.' */
export function summarizeHealth(issues: HealthIssue[]): string {
  const broken = issues.filter(({ isBroken }) => isBroken).length;
  const toCheck = issues.length - broken;
  if (broken > 0 && toCheck > 0) return t('health.brokenAndToCheck', { broken, toCheck });
  if (broken > 0) return t('health.broken', { broken });
  return toCheck > 0 ? t('health.allWorksButCheck', { toCheck }) : t('health.allWorks');
}
