import { Link } from 'react-router-dom';
import * as styles from './conference-list.module.scss';

const pagePath = (page: number) => (page === 1 ? '/conferences' : `/conferences/pages/${page}`);

export function Pagination({ page, hasMore }: { page: number; hasMore: boolean }) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of the list">
      {page > 1 && (
        <Link className="btn btn-outline-primary" to={pagePath(page - 1)} rel="prev">
          Previous conferences
        </Link>
      )}
      {hasMore && (
        <Link className="btn btn-outline-primary" to={pagePath(page + 1)} rel="next">
          More conferences
        </Link>
      )}
    </nav>
  );
}
