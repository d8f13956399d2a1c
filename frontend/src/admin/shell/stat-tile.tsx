import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import * as styles from './stat-tile.module.scss';

type StatTileProps<Data> = {
  label: string;
  endpoint: Endpoint<Data>;
  getCount: (data: Data) => number;
  getDetail?: (data: Data) => string;
  to?: string;
};

export function StatTile<Data>({ label, endpoint, getCount, getDetail, to }: StatTileProps<Data>) {
  const { data, isPending, isLoadingError } = useQuery(query(endpoint));
  return (
    <li className={styles.statTile}>
      <span className={styles.number}>{data === undefined ? (isPending ? '…' : '–') : getCount(data)}</span>
      <span className={styles.label}>
        {to ? (
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      {data !== undefined && getDetail && <span className="muted">{getDetail(data)}</span>}
      {isLoadingError && <span className="muted">{t('overview.notLoaded')}</span>}
    </li>
  );
}
