import type { ConferencePartner } from '@majlis/contracts/conference-partners';
import type { Conference } from '@majlis/contracts/conferences';
import { t } from '#messages/staff';
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
      {t('conferencePartners.noLogo')}
    </span>
  );

const partnerSection = (conference: Conference): CrudSection<ConferencePartner> => ({
  path: 'conference-partners',
  parent: conference,
  title: t('common.partners'),
  level: 2,
  description: t('conferencePartners.description'),
  resource: conferencePartnerResource(conference),
  imageColumn: { header: t('common.logo'), render: Logo },
  nameColumn: {
    header: t('common.name'),
    render: ({ name, tier }) => (
      <>
        <span className="row-meta">
          <span className="badge" data-tone="plain">
            {t(`conferencePartners.tiers.${tier}`)}
          </span>
        </span>
        <span dir="auto">{name}</span>
      </>
    ),
  },
  detailColumn: { header: t('common.website'), render: PartnerWebsite },
  emptyState: {
    title: t('conferencePartners.noPartners'),
    text: t('conferencePartners.emptyText'),
  },
  deleteWarning: t('conferencePartners.deleteWarning'),
  Help: ConferencePartnersHelp,
  Form: ConferencePartnerForm,
});

export const ConferencePartnersPage = () => <CrudPage section={partnerSection(useCurrentConference())} />;
