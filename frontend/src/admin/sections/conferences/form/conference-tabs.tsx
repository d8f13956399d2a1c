import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  conferenceLanguages,
  conferenceStatuses,
  conferenceTypes,
  virtualPlatforms,
} from '@majlis/contracts/shared/choices';
import { isHttpUrl } from '@majlis/contracts/shared/shared-fields.schema';
import { slugifyOrYear } from '@majlis/contracts/shared/slugs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { t, texts } from '#messages/staff';
import { LinkField, ListField, NumberField, SelectField, TextField, TimeField } from '../../../fields/fields';
import { FormField, FormSwitch } from '../../../fields/form/form-field';
import { useFieldText, useInitialValue } from '../../../fields/form/staff-form';
import { LengthField } from '../../../fields/length-field';
import { pictureShapes } from '../../../fields/picture/picture-shapes';
import { TitleAndSlug } from '../../../fields/title-and-slug';
import { ImageField } from '../../../rows/crud/image-field';
import { Thumbnail } from '../../../shell/thumbnail';
import { albumThumbnailQuery } from './album-thumbnail';
import { ConditionalFields } from './conditional-fields';
import * as styles from './conference-form.module.scss';
import { SeriesField } from './series-field';
import { ZoneField } from './zone-field';

const isPublic = (conference?: Conference) => conference !== undefined && conference.status !== 'draft';
const slugFromTitle = (title: string) => slugifyOrYear(title, new Date().toISOString());

export function BasicTab({ conference }: { conference?: Conference }) {
  return (
    <>
      <TitleAndSlug toSlug={slugFromTitle} isSlugLocked={isPublic(conference)} marksRequired>
        <TextField name="subtitle" />
      </TitleAndSlug>
      <div className="form-columns">
        <SelectField
          name="conferenceType"
          isRequired
          options={conferenceTypes}
          labels={texts('conferenceForm.conferenceTypes')}
        />
        <SelectField
          name="status"
          isRequired
          options={conferenceStatuses}
          labels={texts('conferenceForm.statusLabels')}
        />
      </div>
      <SeriesField help={t('conferenceForm.seriesHelp')} />
      <TextField name="theme" />
      <TextField name="description" rows={7} isRequired />
      <TextField name="shortDescription" rows={3} />
      <div className="form-columns">
        <TimeField name="startDate" isRequired />
        <TimeField name="endDate" isRequired />
      </div>
      <ZoneField savedZone={conference?.timezone} />
    </>
  );
}

export function VenueTab() {
  return (
    <ConditionalFields
      name="isVirtual"
      label={t('conferenceForm.virtual')}
      help={t('conferenceForm.virtualHelp')}
      whenOn={
        <>
          <SelectField
            name="virtualPlatform"
            options={['', ...virtualPlatforms]}
            labels={texts('conferenceForm.platforms')}
          />
          <LinkField name="virtualLink" />
        </>
      }
      whenOff={
        <>
          <TextField name="venue" inputKind="name" />
          <TextField name="venueAddress" inputKind="name" />
          <div className="form-columns">
            <TextField name="city" inputKind="name" />
            <TextField name="country" inputKind="name" />
          </div>
        </>
      }
    />
  );
}

export function RegistrationTab() {
  return (
    <>
      <ConditionalFields
        name="registrationRequired"
        label={t('conferenceForm.registrationRequired')}
        whenOn={
          <>
            <LinkField name="registrationLink" />
            <div className="form-columns">
              <TimeField name="registrationDeadline" />
              <NumberField name="maxAttendees" placeholder={t('conferences.noLimit')} />
            </div>
          </>
        }
      />
      <NumberField name="currentAttendees" />
    </>
  );
}

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

/** The cover of the album is fetched as soon as the field loses the focus. */
function AlbumField() {
  const [savedUrl, savedThumbnail] = [
    String(useInitialValue('flickrAlbumUrl')),
    String(useInitialValue('albumThumbnail')),
  ];
  const url = useFieldText('flickrAlbumUrl').trim();
  const { field } = useController({ name: 'albumThumbnail' });
  const [committedUrl, setCommittedUrl] = useState('');
  const isSaved = committedUrl === savedUrl && savedThumbnail !== '';
  const thumbnail = useQuery({ ...albumThumbnailQuery(committedUrl), enabled: isHttpUrl(committedUrl) && !isSaved });
  const coverUrl =
    url === savedUrl && savedThumbnail ? savedThumbnail : url === committedUrl ? (thumbnail.data ?? '') : '';
  const storeCover = useEffectEvent(() => coverUrl !== field.value && field.onChange(coverUrl));
  useEffect(() => void storeCover(), [coverUrl]);
  return (
    <>
      <FormField name="flickrAlbumUrl" isOptional>
        {(control) => (
          <input
            {...control}
            type="url"
            dir="ltr"
            className="control"
            autoComplete="off"
            onBlur={() => setCommittedUrl(url)}
          />
        )}
      </FormField>
      {coverUrl && (
        <div className={styles.albumPicture}>
          <Thumbnail url={coverUrl} alt={t('conferenceForm.albumCover')} />
        </div>
      )}
    </>
  );
}

export function SeoTab() {
  return (
    <>
      <LengthField name="metaTitle" recommended={[50, 60]} />
      <LengthField name="metaDescription" rows={3} recommended={[150, 160]} />
    </>
  );
}
