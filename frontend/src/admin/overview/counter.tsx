import type { Read } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import * as styles from './counter.module.scss';

type CounterProps<Answer> = {
  label: string;
  read: Read<Answer>;
  /** The number in what is read. */
  count: (answer: Answer) => number;
  to?: string;
};

export function Counter<Answer>({ label, read, count, to }: CounterProps<Answer>) {
  const { data, isPending, isLoadingError } = useQuery(query(read));
  return (
    <li className={styles.counter}>
      <span className={styles.number}>{data === undefined ? (isPending ? '…' : '–') : count(data)}</span>
      <span className={styles.label}>
        {to ? (
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      {isLoadingError && <span className="muted">Could not be read</span>}
    </li>
  );
}
