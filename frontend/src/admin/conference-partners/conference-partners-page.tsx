import type { ConferencePartner } from '@majlis/contracts/conference-partners';
import type { Conference } from '@majlis/contracts/conferences';
import { capitalised } from '../../ui/text/capitalised';
import { useThisConference } from '../conferences/use-this-conference';
import { OrderedPage } from '../editing/ordered-page';
import type { OrderedSection } from '../editing/ordered-section';
import { PartnerWebsite } from '../partners/partner-website';
import { Thumbnail } from '../thumbnail';
import { ConferencePartnerForm } from './conference-partner-form';
import { conferencePartnersOf } from './conference-partner-resource';
import { ConferencePartnersHelp } from './conference-partners-help';

const Logo = ({ logoUrl }: ConferencePartner) =>
  logoUrl ? (
    <Thumbnail url={logoUrl} alt="" kind="logo" />
  ) : (
    <span className="thumbnail thumbnail-missing" data-kind="logo">
      No logo
    </span>
  );

const partnersOf = (conference: Conference): OrderedSection<ConferencePartner> => ({
  path: 'conference-partners',
  of: conference,
  title: 'Partners',
  level: 2,
  lead: 'The organisations that hold and support this conference, as its page shows them.',
  resource: conferencePartnersOf(conference.id),
  picture: { head: 'Logo', of: Logo },
  name: {
    head: 'Name',
    of: ({ name, tier }) => (
      <>
        <span className="row-over">
          <span className="badge" data-tone="plain">
            {capitalised(tier)}
          </span>
        </span>
        <span dir="auto">{name}</span>
      </>
    ),
  },
  detail: { head: 'Website', of: PartnerWebsite },
  empty: { title: 'No partners yet', text: 'The page of the conference leaves them out until there is an active one.' },
  consequence: 'It leaves the page of the conference at once.',
  Help: ConferencePartnersHelp,
  Form: ConferencePartnerForm,
});

/** Who holds and supports one conference. */
export const ConferencePartnersPage = () => <OrderedPage section={partnersOf(useThisConference())} />;
