import type { ConferencePartner } from '@majlis/contracts/conference-partners';
import type { Conference } from '@majlis/contracts/conferences';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/conference-partners';
import { useCurrentConference } from '../conferences/use-current-conference';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { PartnerWebsite } from '../partners/partner-website';
import { Thumbnail } from '../thumbnail';
import * as thumbnail from '../thumbnail.module.scss';
import { ConferencePartnerForm } from './conference-partner-form';
import { conferencePartnerResource } from './conference-partner-resource';
import { ConferencePartnersHelp } from './conference-partners-help';

const Logo = ({ logoUrl }: ConferencePartner) =>
  logoUrl ? (
    <Thumbnail url={logoUrl} alt="" kind="logo" />
  ) : (
    <span className={`${thumbnail.thumbnail} ${thumbnail.missing}`} data-kind="logo">
      {messages.noLogo}
    </span>
  );

const partnerSection = (conference: Conference): CrudSection<ConferencePartner> => ({
  path: 'conference-partners',
  parent: conference,
  title: common.partners,
  level: 2,
  description: messages.description,
  resource: conferencePartnerResource(conference),
  imageColumn: { header: common.logo, render: Logo },
  nameColumn: {
    header: common.name,
    render: ({ name, tier }) => (
      <>
        <span className="row-meta">
          <span className="badge" data-tone="plain">
            {messages.tiers[tier]}
          </span>
        </span>
        <span dir="auto">{name}</span>
      </>
    ),
  },
  detailColumn: { header: common.website, render: PartnerWebsite },
  emptyState: {
    title: messages.noPartners,
    text: messages.emptyText,
  },
  deleteWarning: messages.deleteWarning,
  Help: ConferencePartnersHelp,
  Form: ConferencePartnerForm,
});

export const ConferencePartnersPage = () => <CrudPage section={partnerSection(useCurrentConference())} />;
