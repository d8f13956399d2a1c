import { type Partner, partners } from '@majlis/contracts/site/partners.schema';
import { t, texts } from '#messages/staff';
import { CrudForm, CrudPage } from '../../rows/crud/crud-page';
import { type CrudFormProps, type CrudSection, describePosition } from '../../rows/crud/crud-section';
import { ImageField } from '../../rows/crud/image-field';
import { type ResourceConfig, resourceOf } from '../../rows/resource/resource-config';
import { ShortExternalLink } from '../../shell/controls';
import { Thumbnail } from '../../shell/thumbnail';

export const partnerResource: ResourceConfig<Partner> = {
  ...resourceOf<Partner>(partners),
  publicPath: () => '/',
  getName: ({ name }) => name,
  describe: (partner) => `${partner.name} (${describePosition(partner)}) ${partner.websiteUrl}`,
};

export const PartnerForm = (props: CrudFormProps<Partner>) => (
  <CrudForm {...props} resource={partnerResource} inputs={{ logoUrl: <LogoField /> }} />
);

export const LogoField = ({ isOptional }: { isOptional?: boolean }) => (
  <ImageField name="logoUrl" noun="Logo" folder="partners" kind="logo" isOptional={isOptional} />
);

export const PartnerWebsite = ({ websiteUrl }: { websiteUrl: string }) =>
  websiteUrl ? <ShortExternalLink url={websiteUrl} /> : <span className="muted">{t('partners.noWebsite')}</span>;

const section: CrudSection<Partner> = {
  path: 'partners',
  title: t('common.partners'),
  texts: texts('sections.partners'),
  publicPath: '/',
  resource: partnerResource,
  imageColumn: { header: t('common.logo'), render: ({ logoUrl }) => <Thumbnail url={logoUrl} alt="" kind="logo" /> },
  nameColumn: { header: t('common.name'), render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: { header: t('speakerLinks.website'), render: PartnerWebsite },
  Form: PartnerForm,
};

export const PartnersPage = () => <CrudPage section={section} />;
