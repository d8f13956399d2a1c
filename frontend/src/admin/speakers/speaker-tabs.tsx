import { speakerSlug } from '@majlis/contracts/slugs';
import { FormSwitch } from '../../ui/form/form-field';
import { LinkField, ListField, TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { SlugField, useFollowingSlug } from '../crud/title-and-slug';

/** Together with the last name, the first name makes the address. */
export function SpeakerBasics({ isSlugLocked }: { isSlugLocked: boolean }) {
  const { follow, setTyped } = useFollowingSlug({
    sources: ['firstName', 'lastName'],
    toSlug: ({ firstName = '', lastName = '' }) => speakerSlug({ firstName, lastName }),
    isLocked: isSlugLocked,
  });
  return (
    <>
      <div className="form-columns">
        <TextField name="firstName" label="First name" inputKind="name" isRequired onInput={follow('firstName')} />
        <TextField name="lastName" label="Last name" inputKind="name" isRequired onInput={follow('lastName')} />
        <TextField name="email" label="Email" type="email" />
        <TextField name="phone" label="Phone" type="tel" help="For the organizers only. Visitors do not see it." />
      </div>
      <SlugField pathPrefix="/speakers/" onTyped={setTyped} />
      <FormSwitch
        name="showEmail"
        label="Show a Contact link"
        help="Visitors can email this person from the person's own page and sessions."
      />
      <ImageField name="photo" label="Photo" folder="speakers" kind="portrait" isOptional allowsUrl />
      <TextField name="biography" label="Biography" rows={6} />
    </>
  );
}

export function SpeakerProfession() {
  return (
    <>
      <div className="form-columns">
        <TextField name="position" label="Position" />
        <TextField name="organization" label="Organization" />
        <TextField name="department" label="Department" />
        <TextField
          name="orcidId"
          label="ORCID ID"
          inputKind="code"
          help="The iD or its URL, for example 0000-0002-1825-0097"
        />
      </div>
      <ListField
        name="expertiseAreas"
        label="Expertise areas"
        help="Separate with commas, for example: Islamic law, Political theory"
      />
      <LinkField name="cvUrl" label="CV URL" />
    </>
  );
}

export function SpeakerLinks() {
  return (
    <>
      <LinkField name="websiteUrl" label="Personal website" />
      <LinkField
        name="linkedinUrl"
        label="LinkedIn profile"
        help="The full address, for example https://www.linkedin.com/in/salma-idris"
      />
      <TextField name="twitterHandle" label="Twitter handle" inputKind="code" help="For example @majlis" />
    </>
  );
}
