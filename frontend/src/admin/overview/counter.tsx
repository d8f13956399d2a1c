import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

type CounterProps = { label: string; list: UseQueryResult<unknown[]>; to?: string };

export function Counter({ label, list, to }: CounterProps) {
  const count = list.data?.length ?? (list.isPending ? '…' : '–');
  return (
    <li className="counter">
      <span className="counter-number">{count}</span>
      <span className="counter-label">
        {to ? (
          <Link to={to} className="counter-link">
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      {list.isLoadingError && <span className="muted">Could not be read</span>}
    </li>
  );
}
