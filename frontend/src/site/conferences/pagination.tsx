import { Link } from 'react-router-dom';
import * as messages from '#messages/conferences';
import * as styles from './conference-list.module.scss';

const pagePath = (page: number) => (page === 1 ? '/conferences' : `/conferences/pages/${page}`);

export function Pagination({ page, hasMore }: { page: number; hasMore: boolean }) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pages} aria-label={messages.pagesOfList}>
      {page > 1 && (
        <Link className="btn btn-outline-primary" to={pagePath(page - 1)} rel="prev">
          {messages.previousConferences}
        </Link>
      )}
      {hasMore && (
        <Link className="btn btn-outline-primary" to={pagePath(page + 1)} rel="next">
          {messages.moreConferences}
        </Link>
      )}
    </nav>
  );
}
