import { Link } from 'react-router-dom';
import { t } from '#messages';
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
  previous = t('listPage.previousPage'),
  next = t('listPage.nextPage'),
}: PaginationProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pagination} aria-label={t('listPage.pagesOfList')}>
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
