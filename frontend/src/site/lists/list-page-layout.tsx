import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { isNotFoundError } from '../../api/client';
import { PageMeta } from '../../seo/page-meta';
import { Spinner } from '../../ui/page/loading';
import { Notice } from '../../ui/page/notice';
import { Breadcrumb, PageHeader } from '../../ui/page/page-header';
import { ListLoadError } from '../load-error-page';
import { Pagination } from '../show-all';

type ListPageLayoutProps<Row> = {
  title: string;
  parentTitle?: string;
  /** The pages above this one in the breadcrumb; the last of them shows the start of the list. */
  above: { to: string; name: string }[];
  page: number;
  pathOf: (page: number) => string;
  /** Undefined until the rows have loaded. */
  rows: Row[] | undefined;
  hasMore: boolean;
  error: Error | null;
  noindex?: boolean;
  children: (rows: Row[]) => ReactNode;
};

/** Shows one page of a long list. The links between pages need no scripts. */
export function ListPageLayout<Row>(props: ListPageLayoutProps<Row>) {
  const { title, parentTitle = '', above, page, pathOf, rows, hasMore, error, noindex = false, children } = props;
  const isAfterLast = rows?.length === 0 || isNotFoundError(error);
  return (
    <>
      <PageMeta title={t('listPage.pageOfList', { list: title, page })} parentTitle={parentTitle} noindex={noindex} />
      <PageHeader title={title} back={<Breadcrumb pages={above} />} />
      <div className="page-width section section-after-header">
        <h2 className="visually-hidden">{t('listPage.pageOfList', { list: title, page })}</h2>
        {!rows && !error && <Spinner />}
        {isAfterLast && (
          <Notice role="alert" title={t('listPage.emptyPage')} text={t('listPage.seeFirstPage')}>
            <Link className="btn btn-primary" to={pathOf(1)}>
              {t('listPage.firstPage')}
            </Link>
          </Notice>
        )}
        {error && !isAfterLast && <ListLoadError title={t('listPage.listFailed')} text={t('listPage.tryLater')} />}
        {rows && rows.length > 0 && children(rows)}
        <Pagination page={page} hasMore={hasMore} pathOf={pathOf} />
      </div>
    </>
  );
}
