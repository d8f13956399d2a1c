import { conferenceLanguages } from '@majlis/contracts/choices';
import { t, texts } from '#messages/staff';
import { LinkField, ListField, NumberField, SelectField, TextField, TimeField } from '../../crud/fields';
import { ImageField } from '../../crud/image-field';
import { FormSwitch } from '../../form/form-field';
import { useInitialValue } from '../../form/use-draft-form';
import { pictureShapes } from '../../media/picture-shapes';
import { AlbumField } from './album-field';
import { ConditionalFields } from './conditional-fields';

export function DetailsTab() {
  return (
    <>
      <div className="form-columns">
        <TextField name="organizer" />
        <TextField name="contactEmail" type="email" />
      </div>
      <LinkField name="websiteUrl" />
      <ImageField
        name="featuredImage"
        label={t('conferenceForm.featuredImage')}
        folder="conferences"
        shapes={pictureShapes.conference}
        help={t('conferenceForm.featuredImageHelp')}
        isOptional
        allowsUrl
      />
      <AlbumField />
      <LinkField name="papersLink" isOptional />
      <div className="form-columns">
        <LanguageField />
        <NumberField name="displayOrder" />
      </div>
      <ListField name="tags" />
      <FormSwitch name="featured" />
      <FormSwitch name="sponsorshipAvailable" />
      <ConditionalFields
        name="callForPapers"
        label={t('conferenceForm.callForPapers')}
        whenOn={
          <div className="form-columns">
            <TimeField name="abstractSubmissionDeadline" />
            <TimeField name="paperSubmissionDeadline" />
            <TimeField name="programReleaseDate" />
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
  return (
    <SelectField<string>
      name="language"
      label={t('common.language')}
      options={languages}
      labels={texts('conferenceLanguages.languageNames')}
    />
  );
}
