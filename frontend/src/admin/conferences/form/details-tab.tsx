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
        <TextField name="organizer" label={t('conferenceForm.organizer')} />
        <TextField name="contactEmail" label={t('conferenceForm.contactEmail')} type="email" />
      </div>
      <LinkField name="websiteUrl" label={t('common.websiteUrl')} />
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
      <LinkField
        name="papersLink"
        label={t('conferenceForm.papersLink')}
        help={t('conferenceForm.papersLinkHelp')}
        isOptional
      />
      <div className="form-columns">
        <LanguageField />
        <NumberField
          name="displayOrder"
          label={t('conferenceForm.displayOrder')}
          help={t('conferenceForm.displayOrderHelp')}
        />
      </div>
      <ListField name="tags" label={t('conferenceForm.tags')} help={t('conferenceForm.tagsHelp')} />
      <FormSwitch name="featured" label={t('conferenceForm.featured')} help={t('conferenceForm.featuredHelp')} />
      <FormSwitch name="sponsorshipAvailable" label={t('conferenceForm.sponsorship')} />
      <ConditionalFields
        name="callForPapers"
        label={t('conferenceForm.callForPapers')}
        whenOn={
          <div className="form-columns">
            <TimeField name="abstractSubmissionDeadline" label={t('conferenceForm.abstractDeadline')} />
            <TimeField name="paperSubmissionDeadline" label={t('conferenceForm.paperDeadline')} />
            <TimeField name="programReleaseDate" label={t('conferenceForm.programmeReleaseDate')} />
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
