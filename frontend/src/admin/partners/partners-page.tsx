import type { Partner } from '@majlis/contracts/partners';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { Thumbnail } from '../thumbnail';
import { PartnerForm } from './partner-form';
import { partnerResource } from './partner-resource';
import { PartnerWebsite } from './partner-website';
import { PartnersHelp } from './partners-help';

const section: CrudSection<Partner> = {
  path: 'partners',
  title: 'Partners',
  description: 'The organizations in the footer of every page.',
  publicPath: '/',
  resource: partnerResource,
  imageColumn: { header: 'Logo', render: ({ logoUrl }) => <Thumbnail url={logoUrl} alt="" kind="logo" /> },
  nameColumn: { header: 'Name', render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: { header: 'Website', render: PartnerWebsite },
  emptyState: { title: 'No partners yet', text: 'Nothing is shown in the footer until you add one.' },
  deleteWarning: "It disappears from every page's footer immediately. You can undo this.",
  Help: PartnersHelp,
  Form: PartnerForm,
};

export const PartnersPage = () => <CrudPage section={section} />;
