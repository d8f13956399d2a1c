import type { ConferencePartner } from '@majlis/contracts/conference-partners';
import type { Conference } from '@majlis/contracts/conferences';
import { capitalize } from '../../ui/text/capitalize';
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
      No logo
    </span>
  );

const partnerSection = (conference: Conference): CrudSection<ConferencePartner> => ({
  path: 'conference-partners',
  parent: conference,
  title: 'Partners',
  level: 2,
  description: 'The organizations that host and support this conference.',
  resource: conferencePartnerResource(conference),
  imageColumn: { header: 'Logo', render: Logo },
  nameColumn: {
    header: 'Name',
    render: ({ name, tier }) => (
      <>
        <span className="row-meta">
          <span className="badge" data-tone="plain">
            {capitalize(tier)}
          </span>
        </span>
        <span dir="auto">{name}</span>
      </>
    ),
  },
  detailColumn: { header: 'Website', render: PartnerWebsite },
  emptyState: {
    title: 'No partners yet',
    text: 'Nothing is shown on the conference page until you add one.',
  },
  deleteWarning: 'It disappears from the conference page immediately. You can undo this.',
  Help: ConferencePartnersHelp,
  Form: ConferencePartnerForm,
});

export const ConferencePartnersPage = () => <CrudPage section={partnerSection(useCurrentConference())} />;
