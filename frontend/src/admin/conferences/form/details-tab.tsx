import { conferenceLanguages } from '@majlis/contracts/choices';
import { language, websiteUrl } from '#messages/staff/common';
import * as messages from '#messages/staff/conference-form';
import { languageNames } from '#messages/staff/conference-languages';
import { FormSwitch } from '../../../ui/form/form-field';
import { useInitialValue } from '../../../ui/form/use-draft-form';
import { LinkField, ListField, NumberField, SelectField, TextField, TimeField } from '../../crud/fields';
import { ImageField } from '../../crud/image-field';
import { pictureShapes } from '../../media/picture-shapes';
import { AlbumField } from './album-field';
import { ConditionalFields } from './conditional-fields';

export function DetailsTab() {
  return (
    <>
      <div className="form-columns">
        <TextField name="organizer" label={messages.organizer} />
        <TextField name="contactEmail" label={messages.contactEmail} type="email" />
      </div>
      <LinkField name="websiteUrl" label={websiteUrl} />
      <ImageField
        name="featuredImage"
        label={messages.featuredImage}
        folder="conferences"
        shapes={pictureShapes.conference}
        help={messages.featuredImageHelp}
        isOptional
        allowsUrl
      />
      <AlbumField />
      <LinkField name="papersLink" label={messages.papersLink} help={messages.papersLinkHelp} isOptional />
      <div className="form-columns">
        <LanguageField />
        <NumberField name="displayOrder" label={messages.displayOrder} help={messages.displayOrderHelp} />
      </div>
      <ListField name="tags" label={messages.tags} help={messages.tagsHelp} />
      <FormSwitch name="featured" label={messages.featured} help={messages.featuredHelp} />
      <FormSwitch name="sponsorshipAvailable" label={messages.sponsorship} />
      <ConditionalFields
        name="callForPapers"
        label={messages.callForPapers}
        whenOn={
          <div className="form-columns">
            <TimeField name="abstractSubmissionDeadline" label={messages.abstractDeadline} />
            <TimeField name="paperSubmissionDeadline" label={messages.paperDeadline} />
            <TimeField name="programReleaseDate" label={messages.programmeReleaseDate} />
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
  return <SelectField<string> name="language" label={language} options={languages} labels={languageNames} />;
}
