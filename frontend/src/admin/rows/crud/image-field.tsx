import { writePaths } from '@majlis/contracts/api/endpoints';
import type { ImageFolder, UploadedImage } from '@majlis/contracts/shared/uploads.schema';
import {
  type MediaFile,
  type MediaInput,
  media,
  mediaInput,
  mediaPath,
  mediaUses,
} from '@majlis/contracts/staff/media.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { t } from '#messages/staff';
import { queriesUnder, query } from '../../../api/query';
import { FormField } from '../../fields/fields';
import { FormDialog } from '../../fields/form/form-layout';
import { CropButton } from '../../fields/picture/crop-dialog';
import { FocalPointField, PictureCuts, type PictureShape, pictureShapes } from '../../fields/picture/picture-cuts';
import { acceptedImageFormats, StoredImages } from '../../fields/picture/stored-images';
import { type ImageNoun, ImageUpload, useBlockSaving } from '../../fields/upload/upload-fields';
import { sendWrite } from '../../shell/api/write';
import { SmallButton } from '../../shell/buttons';
import type { FormValues } from '../../shell/form-values';
import { fieldErrorsOf } from '../../shell/text';
import { Thumbnail, type ThumbnailKind } from '../../shell/thumbnail';
import { useToast } from '../../shell/toast';
import { useDescribeError, useSingleSubmit } from '../../shell/writes';
import { RowConflictNotice } from '../resource/edit-conflict';
import { mediaInputSection, mediaResource } from '../resource/media-resource';
import { rowPath } from '../resource/resource-config';
import { useRowWrite } from '../resource/use-row-write';
import * as styles from './image-field.module.scss';
import { useRowForm } from './row-form-dialog';
import { inputKeyOf } from './unsaved-input-notice';

type ImageFieldProps = {
  name: string;
  noun?: ImageNoun;
  folder: ImageFolder;
  kind?: ThumbnailKind;
  /** Public pages cut the picture to these shapes. */
  shapes?: readonly PictureShape[];
  help?: string;
  isOptional?: boolean;
  /** The field that takes over the alt text of a chosen image, if it is empty. */
  altField?: string;
  /** Allows copying the image from an https URL. */
  allowsUrl?: boolean;
};

export function ImageField(props: ImageFieldProps) {
  const {
    name,
    noun = 'Image',
    folder,
    kind = 'picture',
    shapes = kind === 'portrait' ? pictureShapes.portrait : [],
    help = '',
    isOptional,
    allowsUrl,
    altField,
  } = props;
  const { getValues, setValue } = useFormContext<FormValues>();
  const takeAlt = ({ alt }: MediaFile) => {
    if (altField && alt && !getValues(altField)) setValue(altField, alt, { shouldDirty: true });
  };
  return (
    <FormField name={name} help={`${help} ${acceptedImageFormats}`.trim()} isOptional={isOptional}>
      {(control) => (
        <ImageUpload
          control={control}
          folder={folder}
          noun={noun}
          isOptional={isOptional}
          choices={(choose) => (
            <>
              <StoredImages
                folder={folder}
                onChoose={(file) => {
                  choose(file.url);
                  takeAlt(file);
                }}
              />
              {control.value && (
                <PictureTools
                  {...{ noun, folder, kind, shapes }}
                  url={String(control.value)}
                  onCropped={control.onChange}
                />
              )}
            </>
          )}
          alternatives={(choose) => allowsUrl && <ImageUrlField folder={folder} noun={noun} onCopied={choose} />}
        >
          {(url) => <ChosenImage {...{ url, noun, kind, shapes }} />}
        </ImageUpload>
      )}
    </FormField>
  );
}

/** Returns undefined for a built-in picture and for one that an earlier release stored. */
const useMediaFile = (url: string): MediaFile | undefined => useQuery(query(media({ url }))).data?.files[0];

type ChosenImageProps = Required<Pick<ImageFieldProps, 'noun' | 'kind' | 'shapes'>> & { url: string };

function ChosenImage({ url, noun, kind, shapes }: ChosenImageProps) {
  const file = useMediaFile(url);
  const alt = t(`crud.chosenImage.${noun}`);
  const focalPoint = file?.focalPoint ?? '';
  const { write } = useRowWrite(mediaResource, { write: saveFocalPoint });
  return (
    <div className={styles.chosen}>
      {kind === 'picture' && shapes.length > 0 ? (
        <PictureCuts
          url={url}
          shapes={shapes}
          focalPoint={focalPoint}
          alt={alt}
          onPoint={file && ((point) => void write({ file, focalPoint: point }).catch(() => undefined))}
        />
      ) : (
        <Thumbnail url={url} alt={alt} sizes="560px" kind={kind} focalPoint={focalPoint} />
      )}
      {/* Staff know the name of the file, not the URL in the store. */}
      {file && (
        <p className={styles.name} title={file.name}>
          {file.name}
        </p>
      )}
      {file && shapes.length > 0 && <SharedUses file={file} />}
    </div>
  );
}

type PictureToolsProps = ChosenImageProps & Pick<ImageFieldProps, 'folder'> & { onCropped: (url: string) => void };

function PictureTools({ url, noun, folder, kind, shapes, onCropped }: PictureToolsProps) {
  const file = useMediaFile(url);
  return (
    <div className={styles.tools}>
      {kind === 'portrait' && (
        <CropButton {...{ url, folder, noun, onCropped }} name={file?.name ?? t(`crud.imageLabels.${noun}`)} />
      )}
      {file && shapes.length > 0 && <FocalPointButton file={file} shapes={shapes} />}
    </div>
  );
}

/** Changes of a file apply wherever it is used, so the number of uses is shown. */
function SharedUses({ file }: { file: MediaFile }) {
  const uses = useQuery(query(mediaUses(file.id))).data ?? [];
  return uses.length > 1 && <span className="row-subtitle">{t('media.sharedUses', { count: uses.length })}</span>;
}

/** The focal point is saved at once, like every change of a file in the media library. */
const saveFocalPoint = ({ file, focalPoint }: { file: MediaFile; focalPoint: string }) =>
  sendWrite<MediaFile>(
    'PUT',
    rowPath(mediaResource, file),
    { name: file.name, alt: file.alt, isDecorative: file.isDecorative, focalPoint },
    { ifMatch: file.version },
  );

type ImageUrlFieldProps = {
  folder: ImageFolder;
  noun: ImageNoun;
  onCopied: (url: string) => void;
};

/** Copies an image from an external URL into our store and chooses the copy. */
function ImageUrlField({ folder, noun, onCopied }: ImageUrlFieldProps) {
  const id = useId();
  const [typedUrl, setTypedUrl] = useState('');
  const { copyMutation, copyImage } = useCopyImage(folder, noun, (url) => {
    setTypedUrl('');
    onCopied(url);
  });
  const describeError = useDescribeError();
  const { isPending, error, variables: copiedUrl } = copyMutation;
  const trimmedUrl = typedUrl.trim();
  const errorText = error && trimmedUrl === copiedUrl ? (fieldErrorsOf(error).url ?? describeError(error)) : undefined;
  // A typed URL is part of the edit, so saving waits until its image has been copied.
  useBlockSaving(isPending || (trimmedUrl !== '' && !errorText));

  function copyTypedUrl() {
    if (trimmedUrl) copyImage(trimmedUrl);
  }

  function copyOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') copyTypedUrl();
  }

  return (
    <div className={styles.imageUrlField}>
      <label htmlFor={id} className={styles.label}>
        {t('crud.pasteImageAddress')}
      </label>
      <input
        id={id}
        type="url"
        // The input is not part of the form, because the surrounding field holds the saved value.
        form=""
        className="control"
        dir="ltr"
        autoComplete="off"
        placeholder="https://"
        value={typedUrl}
        readOnly={isPending}
        aria-invalid={errorText !== undefined}
        aria-describedby={errorText && `${id}-error`}
        onChange={({ target }) => setTypedUrl(target.value)}
        onKeyDown={copyOnEnter}
        onBlur={() => !errorText && copyTypedUrl()}
      />
      <SmallButton label={isPending ? t('crud.fetchingImage') : t('crud.fetchImage')} onClick={copyTypedUrl} />
      {errorText && (
        <p id={`${id}-error`} role="alert" className="form-field-error">
          {errorText}
        </p>
      )}
    </div>
  );
}

function useCopyImage(folder: ImageFolder, noun: ImageNoun, onCopied: (url: string) => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const submitOnce = useSingleSubmit();
  const copyMutation = useMutation({
    mutationFn: (url: string) => sendWrite<UploadedImage>('POST', writePaths.copyImage, { url, type: folder }),
    onSuccess: ({ result: { imageUrl } }) => {
      onCopied(imageUrl);
      toast(t(`upload.imageUploaded.${noun}`));
      return cache.invalidateQueries(queriesUnder(mediaPath));
    },
    onError: () => toast(t('upload.imageNotUploaded.Image'), { tone: 'destructive' }),
  });
  return { copyMutation, copyImage: (url: string) => submitOnce(() => copyMutation.mutateAsync(url)) };
}

type FocalPointButtonProps = { file: MediaFile; shapes: readonly PictureShape[] };

/** Opens a form above the one that uses the picture. It is saved separately, because focal points belong to the media library. */
function FocalPointButton(props: FocalPointButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton label={t('media.setFocalPoint')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <FocalPointDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function FocalPointDialog({ file, shapes, onClose }: FocalPointButtonProps & { onClose: () => void }) {
  const editing = useRowForm<MediaFile, MediaInput>({
    resource: mediaResource,
    row: file,
    inputKey: inputKeyOf(mediaInputSection, file.id),
    schema: mediaInput,
    verb: 'update',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('media.focalPoint')}
      saveLabel={t('common.save')}
      form={editing.form}
      isSaving={editing.isSaving}
      notice={<RowConflictNotice resource={mediaResource} editing={editing} />}
      onClose={onClose}
    >
      <FocalPointField url={file.url} shapes={shapes} />
    </FormDialog>
  );
}
