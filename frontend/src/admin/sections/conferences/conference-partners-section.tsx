import { endpoints } from '@majlis/contracts/api/endpoints';
import { type ConferencePartner, conferencePartners } from '@majlis/contracts/conferences/conference-partners.schema';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { partnerTiers } from '@majlis/contracts/shared/choices';
import { t, texts } from '#messages/staff';
import { SelectField } from '../../fields/fields';
import { CrudForm, CrudPage } from '../../rows/crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../../rows/crud/crud-section';
import { type ResourceConfig, resourceOf } from '../../rows/resource/resource-config';
import { Thumbnail } from '../../shell/thumbnail';
import * as thumbnail from '../../shell/thumbnail.module.scss';
import { LogoField, PartnerWebsite } from '../website/partners-section';
import { publicConferencePath } from './conference-resource';
import { useCurrentConference } from './use-current-conference';

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
      tier: t(`conference.partnerTiers.${partner.tier}`),
      position: describePosition(partner),
      url: partner.websiteUrl,
    }),
});

const TierField = () => <SelectField name="tier" options={partnerTiers} labels={texts('conference.partnerTiers')} />;

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
  texts: texts('sections.conferencePartners'),
  resource: conferencePartnerResource(conference),
  imageColumn: { header: t('common.logo'), render: Logo },
  nameColumn: {
    header: t('common.name'),
    render: ({ name, tier }) => (
      <>
        <span dir="auto">{name}</span>
        <span className="row-subtitle">{t(`conference.partnerTiers.${tier}`)}</span>
      </>
    ),
  },
  detailColumn: { header: t('speakerLinks.website'), render: PartnerWebsite },
  Form: ConferencePartnerForm,
});

export const ConferencePartnersPage = () => <CrudPage section={partnerSection(useCurrentConference())} />;
