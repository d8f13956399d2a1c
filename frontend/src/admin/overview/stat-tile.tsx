import type { Endpoint } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import * as styles from './stat-tile.module.scss';

type StatTileProps<Answer> = {
  label: string;
  endpoint: Endpoint<Answer>;
  getCount: (answer: Answer) => number;
  to?: string;
};

export function StatTile<Answer>({ label, endpoint: read, getCount: count, to }: StatTileProps<Answer>) {
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
