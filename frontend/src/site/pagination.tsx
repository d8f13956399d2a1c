import { Link } from 'react-router-dom';
import * as messages from '#messages/list-page';
import * as styles from './pagination.module.scss';

type PaginationProps = {
  page: number;
  hasMore: boolean;
  pathOf: (page: number) => string;
  previous?: string;
  next?: string;
};

export function Pagination({
  page,
  hasMore,
  pathOf,
  previous = messages.previousPage,
  next = messages.nextPage,
}: PaginationProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pagination} aria-label={messages.pagesOfList}>
      {page > 1 && (
        <Link className="btn btn-outline-primary" to={pathOf(page - 1)} rel="prev">
          {previous}
        </Link>
      )}
      {hasMore && (
        <Link className="btn btn-outline-primary" to={pathOf(page + 1)} rel="next">
          {next}
        </Link>
      )}
    </nav>
  );
}
