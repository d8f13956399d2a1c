import { type Partner, partnerInput } from '@majlis/contracts/partners';
import { t } from '#messages/staff';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { LinkField, TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { partnerResource } from './partner-resource';

export const PartnerForm = (props: CrudFormProps<Partner>) => (
  <CrudForm {...props} resource={partnerResource} schema={partnerInput} activeHelp={t('partners.activeHelp')}>
    <PartnerFields />
  </CrudForm>
);

export const PartnerFields = ({ isLogoOptional }: { isLogoOptional?: boolean }) => (
  <>
    <TextField name="name" label={t('common.name')} inputKind="name" />
    <ImageField name="logoUrl" noun="Logo" folder="partners" kind="logo" isOptional={isLogoOptional} />
    <LinkField name="websiteUrl" label={t('common.websiteUrl')} isOptional />
  </>
);
