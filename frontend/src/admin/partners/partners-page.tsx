import type { Partner } from '@majlis/contracts/partners';
import { t } from '#messages/staff';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { Thumbnail } from '../thumbnail';
import { PartnerForm } from './partner-form';
import { partnerResource } from './partner-resource';
import { PartnerWebsite } from './partner-website';
import { PartnersHelp } from './partners-help';

const section: CrudSection<Partner> = {
  path: 'partners',
  title: t('common.partners'),
  description: t('partners.description'),
  publicPath: '/',
  resource: partnerResource,
  imageColumn: { header: t('common.logo'), render: ({ logoUrl }) => <Thumbnail url={logoUrl} alt="" kind="logo" /> },
  nameColumn: { header: t('common.name'), render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: { header: t('common.website'), render: PartnerWebsite },
  emptyState: { title: t('partners.noPartners'), text: t('partners.emptyText') },
  deleteWarning: t('partners.deleteWarning'),
  Help: PartnersHelp,
  Form: PartnerForm,
};

export const PartnersPage = () => <CrudPage section={section} />;
