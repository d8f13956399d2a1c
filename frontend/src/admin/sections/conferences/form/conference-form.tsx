import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { ConferenceInput } from '@majlis/contracts/conferences/conference.schema';
import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import {
  conferenceLanguages,
  conferenceStatuses,
  conferenceTypes,
  virtualPlatforms,
} from '@majlis/contracts/shared/choices';
import { isHttpUrl } from '@majlis/contracts/shared/shared-fields.schema';
import { slugifyOrYear } from '@majlis/contracts/shared/slugs';
import type { AlbumThumbnail } from '@majlis/contracts/shared/uploads.schema';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { askBeforeLeaving } from '../../../../ui/dialog/leave-guard';
import {
  FormSwitch,
  LengthField,
  LinkField,
  ListField,
  NumberField,
  SelectField,
  TextField,
  TimeField,
} from '../../../fields/fields';
import { FormPage } from '../../../fields/form/form-layout';
import { FormTabs } from '../../../fields/form/form-tabs';
import { useFieldText, useInitialValue } from '../../../fields/form/staff-form';
import { pictureShapes } from '../../../fields/picture/picture-cuts';
import { TitleAndSlug } from '../../../fields/title-and-slug';
import { ImageField } from '../../../rows/crud/image-field';
import { rowFormFrame, useRowForm } from '../../../rows/crud/row-form-dialog';
import { inputKeyOf } from '../../../rows/crud/unsaved-input-notice';
import { rowPath } from '../../../rows/resource/resource-config';
import { type LanguageChoice, useLanguageChoice } from '../../../rows/translations/language-switch';
import { TranslationForm } from '../../../rows/translations/translation-form';
import { createRow, sendWrite } from '../../../shell/api/write';
import { conferenceInputSection, managementPaths } from '../../../shell/conferences';
import { SectionHeader } from '../../../shell/section-parts';
import { Thumbnail } from '../../../shell/thumbnail';
import { conferenceManagementResource as resource } from '../conference-resource';
import { useConfirmPublishing } from '../release/publish';
import { useConferenceFromUrl } from '../use-current-conference';
import {
  ConditionalFields,
  conferenceFormSchema,
  SeriesField,
  toConferenceFormValues,
  toConferenceInput,
  ZoneField,
} from './conference-fields';
import * as styles from './conference-form.module.scss';

export const CreatePage = () => (
  <>
    <SectionHeader level={2} title={t('conferenceForm.newConference')} description={t('conferenceForm.changeLater')} />
    <ConferenceForm />
  </>
);

export function EditPage() {
  const loadedConference = useConferenceFromUrl();
  // A refetched list must not change the version that the open form is based on.
  const [conference] = useState(loadedConference);
  return (
    <>
      <SectionHeader
        level={2}
        isTitleHidden
        title={t('conferenceForm.editConference')}
        parentTitle={conference?.title}
      />
      {conference && <ConferenceForm conference={conference} />}
    </>
  );
}

/** The tabs by their names in addresses, to which the content checks link. */
const tabLabels: Partial<Record<string, string>> = {
  'Basic Info': t('conferences.basicInfo'),
  Details: t('common.details'),
  Venue: t('conference.venue'),
  Registration: t('conference.registration'),
  'SEO & Meta': t('conferenceForm.seoAndMeta'),
};

type ConferenceFormProps = {
  conference?: ListedConference;
  /** Called when the form is left; by default the conference manager opens. */
  onLeft?: () => void;
};

export function ConferenceForm({ conference, onLeft }: ConferenceFormProps) {
  const navigate = useNavigate();
  const choice = useLanguageChoice(resource, conference);
  const close = onLeft ?? (() => void navigate(managementPaths.overview));
  const exits = { onDone: close, onClose: () => askBeforeLeaving(close) };
  if (choice.shown) return <TranslationForm resource={resource} row={conference} choice={choice} {...exits} />;
  return <OriginalForm conference={conference} choice={choice} {...exits} />;
}

type OriginalFormProps = {
  conference: ListedConference | undefined;
  choice: LanguageChoice;
  onDone: () => void;
  onClose: () => void;
};

function OriginalForm({ conference, choice, onDone, onClose }: OriginalFormProps) {
  const cache = useQueryClient();
  const [params] = useSearchParams();
  const editing = useRowForm({
    resource,
    row: conference,
    inputKey: inputKeyOf(conferenceInputSection, conference?.id),
    schema: conferenceFormSchema,
    toValues: toConferenceFormValues,
    toInput: toConferenceInput,
    saveRow: async (input, version) => {
      const body = await withAlbumThumbnail(cache, input, conference);
      return conference
        ? sendWrite<ListedConference>('PUT', rowPath(resource, conference), body, { ifMatch: version })
        : createRow<ListedConference>(endpoints.conferences.path, body);
    },
    confirmSave: useConfirmPublishing(conference),
    verb: conference ? 'update' : 'create',
    onDone,
  });
  const saveLabel = conference ? t('conferenceForm.updateConference') : t('conferences.createConference');
  const frame = rowFormFrame({ resource, row: conference, choice, editing, saveLabel, onRestored: onDone });
  return (
    <FormPage {...frame} onCancel={onClose}>
      {(languages) => (
        <FormTabs
          aside={
            <>
              {conference && <p className="muted">{t('conferenceForm.requiredFields')}</p>}
              {languages}
            </>
          }
          firstTab={tabLabels[params.get('tab') ?? ''] ?? null}
          tabs={[
            { label: t('conferences.basicInfo'), panel: <BasicTab conference={conference} /> },
            { label: t('common.details'), panel: <DetailsTab /> },
            { label: t('conference.venue'), panel: <VenueTab /> },
            { label: t('conference.registration'), panel: <RegistrationTab /> },
            { label: t('conferenceForm.seoAndMeta'), panel: <SeoTab /> },
          ]}
        />
      )}
    </FormPage>
  );
}

const isPublic = (conference?: Conference) => conference !== undefined && conference.status !== 'draft';
const slugFromTitle = (title: string) => slugifyOrYear(title, new Date().toISOString());

const BasicTab = ({ conference }: { conference?: Conference }) => (
  <>
    <TitleAndSlug toSlug={slugFromTitle} isSlugLocked={isPublic(conference)} marksRequired>
      <TextField name="subtitle" />
    </TitleAndSlug>
    <div className="form-columns">
      <SelectField
        name="conferenceType"
        isRequired
        options={conferenceTypes}
        labels={texts('conference.conferenceTypes')}
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

const VenueTab = () => (
  <ConditionalFields
    name="isVirtual"
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

const RegistrationTab = () => (
  <>
    <ConditionalFields
      name="registrationRequired"
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

const DetailsTab = () => (
  <>
    <TextField name="organizer" />
    <TextField name="contactEmail" type="email" />
    <LinkField name="websiteUrl" />
    <ImageField
      name="featuredImage"
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

/** A conference may have a language that is not on the list; it stays selectable. */
function LanguageField() {
  const start = String(useInitialValue('language'));
  const languages = [...new Set([...conferenceLanguages, start])];
  return (
    <SelectField<string> name="language" options={languages} labels={texts('conferenceLanguages.languageNames')} />
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
      <LinkField name="flickrAlbumUrl" isOptional onBlur={() => setCommittedUrl(url)} />
      {coverUrl && (
        <div className={styles.albumPicture}>
          <Thumbnail url={coverUrl} alt={t('conferenceForm.albumCover')} />
        </div>
      )}
    </>
  );
}

const SeoTab = () => (
  <>
    <LengthField name="metaTitle" recommended={[50, 60]} />
    <LengthField name="metaDescription" rows={3} recommended={[150, 160]} />
  </>
);

/** Copies the album's cover into our own store; the result is empty when the album has none. */
const albumThumbnailQuery = (url: string) =>
  queryOptions({
    queryKey: [writePaths.albumThumbnail, url],
    queryFn: async () => (await sendWrite<AlbumThumbnail>('POST', writePaths.albumThumbnail, { url })).result.imageUrl,
  });

/** Waits for the album's cover when the conference is saved before the cover has been fetched. */
async function withAlbumThumbnail(
  cache: QueryClient,
  input: ConferenceInput,
  saved?: ConferenceInput,
): Promise<ConferenceInput> {
  const { flickrAlbumUrl: url } = input;
  if (input.albumThumbnail || !url || url === saved?.flickrAlbumUrl) return input;
  // The page works without a cover, so a failed fetch must not block saving.
  return { ...input, albumThumbnail: await cache.fetchQuery(albumThumbnailQuery(url)).catch(() => '') };
}
