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
        <TextField name="firstName" inputKind="name" isRequired onInput={follow('firstName')} />
        <TextField name="lastName" inputKind="name" isRequired onInput={follow('lastName')} />
        <TextField name="email" type="email" />
        <TextField name="phone" type="tel" />
      </div>
      {onChooseExisting && <SameName onChoose={onChooseExisting} />}
      <SlugField pathPrefix="/speakers/" onTyped={setTyped} />
      <FormSwitch name="showEmail" />
      <ImageField name="photo" label={t('speakerForm.photo')} folder="speakers" kind="portrait" isOptional allowsUrl />
      <TextField name="biography" rows={6} />
    </>
  );
}

export function SpeakerProfession() {
  return (
    <>
      <div className="form-columns">
        <TextField name="position" />
        <TextField name="organization" />
        <TextField name="department" />
        <TextField name="orcidId" inputKind="code" />
      </div>
      <ListField name="expertiseAreas" />
      <LinkField name="cvUrl" />
    </>
  );
}

export function SpeakerLinks() {
  return (
    <>
      <LinkField name="websiteUrl" />
      <LinkField name="linkedinUrl" />
      <TextField name="twitterHandle" inputKind="code" />
    </>
  );
}
