import type { Partner } from '@majlis/contracts/partners';
import { OrderedPage } from '../editing/ordered-page';
import type { OrderedSection } from '../editing/ordered-section';
import { Thumbnail } from '../thumbnail';
import { PartnerForm } from './partner-form';
import { partnerResource } from './partner-resource';
import { PartnerWebsite } from './partner-website';
import { PartnersHelp } from './partners-help';

const section: OrderedSection<Partner> = {
  path: 'partners',
  title: 'Partners',
  lead: 'The organisations that every page names in its footer.',
  seenAt: '/',
  resource: partnerResource,
  picture: { head: 'Logo', of: ({ logoUrl }) => <Thumbnail url={logoUrl} alt="" kind="logo" /> },
  name: { head: 'Name', of: ({ name }) => <span dir="auto">{name}</span> },
  detail: { head: 'Website', of: PartnerWebsite },
  empty: { title: 'No partners yet', text: 'The footer leaves them out until there is an active one.' },
  consequence: 'It leaves the footer of every page at once.',
  Help: PartnersHelp,
  Form: PartnerForm,
};

export const PartnersPage = () => <OrderedPage section={section} />;
