import type { Partner } from '@majlis/contracts/partners';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/partners';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { Thumbnail } from '../thumbnail';
import { PartnerForm } from './partner-form';
import { partnerResource } from './partner-resource';
import { PartnerWebsite } from './partner-website';
import { PartnersHelp } from './partners-help';

const section: CrudSection<Partner> = {
  path: 'partners',
  title: common.partners,
  description: messages.description,
  publicPath: '/',
  resource: partnerResource,
  imageColumn: { header: common.logo, render: ({ logoUrl }) => <Thumbnail url={logoUrl} alt="" kind="logo" /> },
  nameColumn: { header: common.name, render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: { header: common.website, render: PartnerWebsite },
  emptyState: { title: messages.noPartners, text: messages.emptyText },
  deleteWarning: messages.deleteWarning,
  Help: PartnersHelp,
  Form: PartnerForm,
};

export const PartnersPage = () => <CrudPage section={section} />;
