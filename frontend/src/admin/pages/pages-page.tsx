import { type Page, pagePlacements } from '@majlis/contracts/pages';
import { ExternalLink } from '../../ui/page/external-link';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { PageForm } from './page-form';
import { pageResource, placementLabels, publicPagePath } from './page-resource';
import { PagesHelp } from './pages-help';

const section: CrudSection<Page> = {
  path: 'pages',
  title: 'Pages',
  description: 'Pages that you write yourself, and where the site links them.',
  resource: pageResource,
  nameColumn: { header: 'Title', render: ({ title }) => <span dir="auto">{title}</span> },
  detailColumn: { header: 'Address', render: PageAddress },
  groups: pagePlacements.map((placement) => ({
    label: placementLabels[placement],
    includes: (page) => page.placement === placement,
  })),
  emptyState: { title: 'No pages yet', text: 'Add one for everything that has no place on the site yet.' },
  deleteWarning: 'It disappears from the site immediately. You can undo this.',
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
