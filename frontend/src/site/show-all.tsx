import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages';
import type { ShownPart } from '../api/long-list';
import { localPath } from '../ui/page/page-navigation';
import { useOrigin } from '../ui/page/prerender';
import * as paginationStyles from './pagination.module.scss';
import * as styles from './show-all.module.scss';

type ShowAllProps = {
  part: Omit<ShownPart<unknown>, 'name'>;
  /** The name of the list, which screen readers read out with the link. */
  name: string;
  /** Browsers without scripts and search engines follow the link to this page, which lists everything. */
  to: string;
  variant?: 'primary' | 'light';
};

/** Must follow the list that it completes. The focus moves to the first of the added items. */
export function ShowAll({ part, name, to, variant = 'primary' }: ShowAllProps) {
  const { rows, total, isExpanded, isLoading, isFailed, showAll } = part;
  const origin = useOrigin();
  const frame = useRef<HTMLDivElement>(null);
  const lastItem = useRef<Element | null>(undefined);
  const isComplete = rows.length === total;
  useEffect(() => {
    if (!isComplete || !lastItem.current) return;
    const last = lastItem.current;
    lastItem.current = undefined;
    const items = frame.current?.parentElement?.querySelectorAll<HTMLElement>('li, article') ?? [];
    // Items within the last one follow it, too, but the result for them has a further flag.
    const next = [...items].find((item) => last.compareDocumentPosition(item) === Node.DOCUMENT_POSITION_FOLLOWING);
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  }, [isComplete]);
  const onShowAll = () => {
    const list = frame.current?.previousElementSibling;
    lastItem.current = list?.matches('ul, ol')
      ? list.lastElementChild
      : ([...(list?.querySelectorAll('article') ?? [])].at(-1) ?? list);
    showAll();
  };
  const label = isFailed ? t('ui.tryAgain') : t('ui.showAll', { total });
  return (
    <div className={styles.showAll} ref={frame}>
      {isFailed && <p role="alert">{t('ui.partFailed')}</p>}
      {!isComplete && (
        <Link
          className={`btn btn-outline-${variant} screen-only`}
          to={to}
          aria-label={`${label}: ${name}`}
          aria-disabled={isLoading}
          onClick={(event) => {
            event.preventDefault();
            if (!isLoading) onShowAll();
          }}
        >
          {isLoading ? t('ui.loading') : label}
        </Link>
      )}
      {!isComplete && (
        <p className={styles.printed}>
          {rich('ui.shownOfAll', {
            shown: () => rows.length,
            total: () => total,
            address: () => <bdi>{new URL(localPath(to), origin).href}</bdi>,
          })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isLoading && t('ui.loading')}
        {isComplete && isExpanded && t('ui.allShown', { total })}
      </p>
    </div>
  );
}

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
    <nav className={paginationStyles.pagination} aria-label={t('listPage.pagesOfList')}>
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
