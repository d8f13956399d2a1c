import { endpoints } from '@majlis/contracts/api/endpoints';
import { type ConferencePartner, conferencePartners } from '@majlis/contracts/conferences/conference-partners.schema';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { partnerTiers } from '@majlis/contracts/shared/choices';
import { t, texts } from '#messages/staff';
import { publicConferencePath } from '../conferences/conference-resource';
import { useCurrentConference } from '../conferences/use-current-conference';
import { CrudForm } from '../crud/crud-form';
import { CrudPage } from '../crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../crud/crud-section';
import { SelectField } from '../crud/fields';
import { type ResourceConfig, resourceOf } from '../crud/resource-config';
import { LogoField, PartnerWebsite } from '../partners/partners-section';
import { Thumbnail } from '../thumbnail';
import * as thumbnail from '../thumbnail.module.scss';

type ConferenceOfPartners = Pick<Conference, 'id'> & Partial<Pick<Conference, 'slug' | 'status'>>;

export const conferencePartnerResource = ({
  id: conferenceId,
  ...conference
}: ConferenceOfPartners): ResourceConfig<ConferencePartner> => ({
  ...resourceOf<ConferencePartner>(conferencePartners, conferenceId),
  // The list of conferences shows how many partners each has.
  invalidates: [endpoints.conferences.path],
  publicPath: () => publicConferencePath(conference),
  getName: ({ name }) => name,
  describe: (partner) =>
    t('conferencePartners.describePartner', {
      name: partner.name,
      tier: t(`conferencePartners.tiers.${partner.tier}`),
      position: describePosition(partner),
      url: partner.websiteUrl,
    }),
});

const TierField = () => <SelectField name="tier" options={partnerTiers} labels={texts('conferencePartners.tiers')} />;

const ConferencePartnerForm = (props: CrudFormProps<ConferencePartner>) => (
  <CrudForm
    {...props}
    resource={conferencePartnerResource(useCurrentConference())}
    inputs={{ logoUrl: <LogoField isOptional />, tier: <TierField /> }}
  />
);

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
  texts: texts('sections.conferencePartners'),
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
  Form: ConferencePartnerForm,
});

export const ConferencePartnersPage = () => <CrudPage section={partnerSection(useCurrentConference())} />;
