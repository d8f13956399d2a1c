import { conferenceLanguages } from '@majlis/contracts/choices';
import { FormSwitch } from '../../../ui/form/form-field';
import { useInitialValue } from '../../../ui/form/use-draft-form';
import { LinkField, ListField, NumberField, SelectField, TextField, TimeField } from '../../crud/fields';
import { ImageField } from '../../crud/image-field';
import { AlbumField } from './album-field';
import { ConditionalFields } from './conditional-fields';

export function DetailsTab() {
  return (
    <>
      <div className="form-columns">
        <TextField name="organizer" label="Organizer" />
        <TextField name="contactEmail" label="Contact email" type="email" />
      </div>
      <LinkField name="websiteUrl" label="Website URL" />
      <ImageField
        name="featuredImage"
        label="Featured image"
        folder="conferences"
        help="A wide image for the top of the conference page."
        isOptional
        allowsUrl
      />
      <AlbumField />
      <LinkField
        name="papersLink"
        label="Papers link"
        help="While the call for papers is open, visitors submit their papers here."
        isOptional
      />
      <div className="form-columns">
        <LanguageField />
        <NumberField
          name="displayOrder"
          label="Display order"
          help="If two start at the same time, the lower number comes first."
        />
      </div>
      <ListField name="tags" label="Tags (comma-separated)" help="For example: constitution, trade, education" />
      <FormSwitch name="featured" label="Featured conference" help="Shown first in the list of conferences." />
      <FormSwitch name="sponsorshipAvailable" label="Sponsorship available" />
      <ConditionalFields
        name="callForPapers"
        label="Call for papers"
        whenOn={
          <div className="form-columns">
            <TimeField name="abstractSubmissionDeadline" label="Abstract deadline" />
            <TimeField name="paperSubmissionDeadline" label="Paper deadline" />
            <TimeField name="programReleaseDate" label="Program release date" />
          </div>
        }
      />
    </>
  );
}

/** A conference may have a language that is not on the list; it stays selectable. */
function LanguageField() {
  const start = String(useInitialValue('language'));
  const languages = [...new Set([...conferenceLanguages, start])];
  return <SelectField name="language" label="Language" options={languages} />;
}
