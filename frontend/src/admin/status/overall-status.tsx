import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../icon';
import type { HealthIssue } from './health-issue';
import * as styles from './overall-status.module.scss';
import { summarizeHealth } from './summarize-health';

const toneIcons = { green: 'done', amber: 'attention', red: 'failed' } as const;

export function OverallStatus({ issues }: { issues: HealthIssue[] }) {
  const broken = issues.filter(({ isBroken }) => isBroken).length;
  const tone = broken > 0 ? 'red' : issues.length > 0 ? 'amber' : 'green';
  return (
    <section className={styles.overallStatus} data-tone={tone} aria-labelledby="overall-status-title">
      <Girih className={styles.pattern} />
      <div className={styles.head} role="status">
        <span className={styles.symbol}>
          <Icon name={toneIcons[tone]} />
        </span>
        <h2 id="overall-status-title" className={styles.title}>
          {summarizeHealth(issues)}
        </h2>
      </div>
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {issues.map((issue) => (
            <HealthIssueItem key={issue.text} issue={issue} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HealthIssueItem({ issue: { isBroken, text, advice, command, link } }: { issue: HealthIssue }) {
  return (
    <li className={styles.issue} data-tone={isBroken ? 'red' : 'amber'}>
      <p className={styles.kind}>{isBroken ? t('status.doesNotWork') : t('status.checkThis')}</p>
      <div className={styles.text}>
        <p>{text}</p>
        <p className={styles.advice}>
          {advice} {command && <code>{command}</code>} {link && <Link to={link.to}>{link.label}</Link>}
        </p>
      </div>
    </li>
  );
}
