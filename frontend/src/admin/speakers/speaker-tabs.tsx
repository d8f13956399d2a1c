import type { Person } from '@majlis/contracts/people';
import { speakerSlug } from '@majlis/contracts/slugs';
import { organization, position } from '#messages/staff/common';
import * as messages from '#messages/staff/speaker-form';
import { FormSwitch } from '../../ui/form/form-field';
import { LinkField, ListField, TextField } from '../crud/fields';
import { ImageField } from '../crud/image-field';
import { SlugField, useFollowingSlug } from '../crud/title-and-slug';
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
          label={messages.firstName}
          inputKind="name"
          isRequired
          onInput={follow('firstName')}
        />
        <TextField name="lastName" label={messages.lastName} inputKind="name" isRequired onInput={follow('lastName')} />
        <TextField name="email" label={messages.email} type="email" />
        <TextField name="phone" label={messages.phone} type="tel" help={messages.phoneHelp} />
      </div>
      {onChooseExisting && <SameName onChoose={onChooseExisting} />}
      <SlugField pathPrefix="/speakers/" onTyped={setTyped} />
      <FormSwitch name="showEmail" label={messages.showContact} help={messages.showContactHelp} />
      <ImageField name="photo" label={messages.photo} folder="speakers" kind="portrait" isOptional allowsUrl />
      <TextField name="biography" label={messages.biography} rows={6} />
    </>
  );
}

export function SpeakerProfession() {
  return (
    <>
      <div className="form-columns">
        <TextField name="position" label={position} />
        <TextField name="organization" label={organization} />
        <TextField name="department" label={messages.department} />
        <TextField name="orcidId" label={messages.orcidId} inputKind="code" help={messages.orcidHelp} />
      </div>
      <ListField name="expertiseAreas" label={messages.expertiseAreas} help={messages.expertiseAreasHelp} />
      <LinkField name="cvUrl" label={messages.cvUrl} />
    </>
  );
}

export function SpeakerLinks() {
  return (
    <>
      <LinkField name="websiteUrl" label={messages.personalWebsite} />
      <LinkField name="linkedinUrl" label={messages.linkedinProfile} help={messages.linkedinHelp} />
      <TextField name="twitterHandle" label={messages.twitterHandle} inputKind="code" help={messages.twitterHelp} />
    </>
  );
}
