import type { Person } from '@majlis/contracts/people';
import { speakerSlug } from '@majlis/contracts/slugs';
import { t } from '#messages/staff';
import { LinkField, ListField, TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { SlugField, useFollowingSlug } from '../crud/title-and-slug';
import { FormSwitch } from '../form/form-field';
import { SameName } from './same-name';

type SpeakerBasicsProps = { isSlugLocked: boolean; onChooseExisting?: (person: Person) => void };

/** Together with the last name, the first name makes the address. */
export function SpeakerBasics({ isSlugLocked, onChooseExisting }: SpeakerBasicsProps) {
  const { follow, setTyped } = useFollowingSlug({
    sources: ['firstName', 'lastName'],
    toSlug: ({ firstName = '', lastName = '' }) => speakerSlug({ firstName, lastName }),
    isLocked: isSlugLocked,
  });
  return (
    <>
      <div className="form-columns">
        <TextField
          name="firstName"
          label={t('speakerForm.firstName')}
          inputKind="name"
          isRequired
          onInput={follow('firstName')}
        />
        <TextField
          name="lastName"
          label={t('speakerForm.lastName')}
          inputKind="name"
          isRequired
          onInput={follow('lastName')}
        />
        <TextField name="email" label={t('speakerForm.email')} type="email" />
        <TextField name="phone" label={t('speakerForm.phone')} type="tel" help={t('speakerForm.phoneHelp')} />
      </div>
      {onChooseExisting && <SameName onChoose={onChooseExisting} />}
      <SlugField pathPrefix="/speakers/" onTyped={setTyped} />
      <FormSwitch name="showEmail" label={t('speakerForm.showContact')} help={t('speakerForm.showContactHelp')} />
      <ImageField name="photo" label={t('speakerForm.photo')} folder="speakers" kind="portrait" isOptional allowsUrl />
      <TextField name="biography" label={t('speakerForm.biography')} rows={6} />
    </>
  );
}

export function SpeakerProfession() {
  return (
    <>
      <div className="form-columns">
        <TextField name="position" label={t('common.position')} />
        <TextField name="organization" label={t('common.organization')} />
        <TextField name="department" label={t('speakerForm.department')} />
        <TextField name="orcidId" label={t('speakerForm.orcidId')} inputKind="code" help={t('speakerForm.orcidHelp')} />
      </div>
      <ListField
        name="expertiseAreas"
        label={t('speakerForm.expertiseAreas')}
        help={t('speakerForm.expertiseAreasHelp')}
      />
      <LinkField name="cvUrl" label={t('speakerForm.cvUrl')} />
    </>
  );
}

export function SpeakerLinks() {
  return (
    <>
      <LinkField name="websiteUrl" label={t('speakerForm.personalWebsite')} />
      <LinkField name="linkedinUrl" label={t('speakerForm.linkedinProfile')} help={t('speakerForm.linkedinHelp')} />
      <TextField
        name="twitterHandle"
        label={t('speakerForm.twitterHandle')}
        inputKind="code"
        help={t('speakerForm.twitterHelp')}
      />
    </>
  );
}
