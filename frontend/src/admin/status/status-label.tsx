import { Icon } from '../icon';
import * as styles from './status.module.scss';

export type Tone = 'green' | 'amber' | 'red' | 'gray';

const icons = { green: 'done', amber: 'attention', red: 'failed', gray: 'none' } as const;

export function StatusLabel({ tone, children }: { tone: Tone; children: string }) {
  return (
    <p className={styles.mark} data-tone={tone}>
      <Icon name={icons[tone]} /> {children}
    </p>
  );
}
