import { type Page, pagePlacements } from '@majlis/contracts/pages';
import { t } from '#messages/staff';
import { ExternalLink } from '../../ui/page/external-link';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { PageForm } from './page-form';
import { pageResource, publicPagePath } from './page-resource';
import { PagesHelp } from './pages-help';

const section: CrudSection<Page> = {
  path: 'pages',
  title: t('common.pages'),
  description: t('pages.description'),
  resource: pageResource,
  nameColumn: { header: t('common.title'), render: ({ title }) => <span dir="auto">{title}</span> },
  detailColumn: { header: t('common.address'), render: PageAddress },
  groups: pagePlacements.map((placement) => ({
    label: t(`pages.placementLabels.${placement}`),
    includes: (page) => page.placement === placement,
  })),
  emptyState: { title: t('pages.noPages'), text: t('pages.emptyText') },
  deleteWarning: t('pages.deleteWarning'),
  Help: PagesHelp,
  Form: PageForm,
};

export const PagesPage = () => <CrudPage section={section} />;

function PageAddress(page: Page) {
  const path = <bdi dir="ltr">{publicPagePath(page)}</bdi>;
  return page.isActive ? (
    <ExternalLink href={publicPagePath(page)}>{path}</ExternalLink>
  ) : (
    <span className="muted">{path}</span>
  );
}
