import { Link } from 'react-router-dom';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../icon';
import type { HealthIssue } from './health-issue';
import * as styles from './overall-status.module.scss';
import { summarizeHealth } from './summarize-health';

const toneIcons = { green: 'done', amber: 'attention', red: 'failed' } as const;

export function OverallStatus({ troubles }: { troubles: HealthIssue[] }) {
  const broken = troubles.filter(({ isBroken }) => isBroken).length;
  const tone = broken > 0 ? 'red' : troubles.length > 0 ? 'amber' : 'green';
  return (
    <section className={styles.verdict} data-tone={tone} aria-labelledby="verdict-title">
      <Girih className={styles.pattern} />
      <div className={styles.head} role="status">
        <span className={styles.mark}>
          <Icon name={toneIcons[tone]} />
        </span>
        <h2 id="verdict-title" className={styles.title}>
          {summarizeHealth(troubles)}
        </h2>
      </div>
      {troubles.length > 0 && (
        <ul className={styles.troubles}>
          {troubles.map((trouble) => (
            <HealthIssueItem key={trouble.text} trouble={trouble} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HealthIssueItem({ trouble: { isBroken, text, advice, command, link } }: { trouble: HealthIssue }) {
  return (
    <li className={styles.trouble} data-tone={isBroken ? 'red' : 'amber'}>
      <p className={styles.kind}>{isBroken ? 'Does not work' : 'Look at it'}</p>
      <div className={styles.words}>
        <p>{text}</p>
        <p className={styles.advice}>
          {advice} {command && <code>{command}</code>} {link && <Link to={link.to}>{link.label}</Link>}
        </p>
      </div>
    </li>
  );
}
