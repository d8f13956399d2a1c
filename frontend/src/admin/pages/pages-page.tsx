import { type Page, pagePlacements } from '@majlis/contracts/pages';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/pages';
import { ExternalLink } from '../../ui/page/external-link';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { PageForm } from './page-form';
import { pageResource, publicPagePath } from './page-resource';
import { PagesHelp } from './pages-help';

const section: CrudSection<Page> = {
  path: 'pages',
  title: common.pages,
  description: messages.description,
  resource: pageResource,
  nameColumn: { header: common.title, render: ({ title }) => <span dir="auto">{title}</span> },
  detailColumn: { header: common.address, render: PageAddress },
  groups: pagePlacements.map((placement) => ({
    label: messages.placementLabels[placement],
    includes: (page) => page.placement === placement,
  })),
  emptyState: { title: messages.noPages, text: messages.emptyText },
  deleteWarning: messages.deleteWarning,
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
