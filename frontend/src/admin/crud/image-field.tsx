import { type MediaFile, media } from '@majlis/contracts/media';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { CropButton } from '../crop/crop-dialog';
import { FormField } from '../form/form-field';
import type { FormValues } from '../form/form-values';
import { FocalPointButton } from '../media/focal-point-button';
import { HeavyCutNote, PictureCuts } from '../media/picture-cuts';
import { type PictureShape, pictureShapes } from '../media/picture-shapes';
import { Thumbnail, type ThumbnailKind } from '../thumbnail';
import { ImageUpload } from '../upload/image-upload';
import type { ImageNoun } from '../upload/use-upload';
import * as styles from './image-field.module.scss';
import { ImageUrlField } from './image-url-field';
import { StoredImages } from './stored-images';

type ImageFieldProps = {
  name: string;
  noun?: ImageNoun;
  label?: string;
  folder: ImageFolder;
  kind?: ThumbnailKind;
  /** Public pages cut the picture to these shapes. */
  shapes?: readonly PictureShape[];
  help?: string;
  isOptional?: boolean;
  /** The field that starts with the alt text of a chosen image. */
  altField?: string;
  /** Allows copying the image from an https URL. */
  allowsUrl?: boolean;
};

export const acceptedImageFormats = t('crud.acceptedImageFormats');

export function ImageField(props: ImageFieldProps) {
  const {
    name,
    noun = 'Image',
    label = t(`crud.imageLabels.${noun}`),
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
    <FormField name={name} label={label} help={`${help} ${acceptedImageFormats}`.trim()} isOptional={isOptional}>
      {(control) => (
        <ImageUpload
          control={control}
          folder={folder}
          noun={noun}
          isOptional={isOptional}
          alternatives={(choose) => (
            <>
              {kind === 'portrait' && <HeavyCutNote url={String(control.value)} shapes={shapes} />}
              {allowsUrl && <ImageUrlField folder={folder} noun={noun} onCopied={choose} />}
              <StoredImages
                folder={folder}
                onChoose={(file) => {
                  choose(file.url);
                  takeAlt(file);
                }}
              />
            </>
          )}
        >
          {(url) => <ChosenImage {...{ url, noun, folder, kind, shapes }} onCropped={control.onChange} />}
        </ImageUpload>
      )}
    </FormField>
  );
}

/** Returns undefined for a built-in picture and for one that an earlier release stored. */
const useMediaFile = (url: string): MediaFile | undefined => useQuery(query(media({ url }))).data?.files[0];

type ChosenImageProps = Required<Pick<ImageFieldProps, 'noun' | 'folder' | 'kind' | 'shapes'>> & {
  url: string;
  onCropped: (url: string) => void;
};

function ChosenImage({ url, noun, folder, kind, shapes, onCropped }: ChosenImageProps) {
  const file = useMediaFile(url);
  const alt = t(`crud.chosenImage.${noun}`);
  const focalPoint = file?.focalPoint ?? '';
  return (
    <div className={styles.chosen}>
      {kind === 'picture' && shapes.length > 0 ? (
        <PictureCuts url={url} shapes={shapes} focalPoint={focalPoint} alt={alt} />
      ) : (
        <Thumbnail url={url} alt={alt} sizes="560px" kind={kind} focalPoint={focalPoint} />
      )}
      {/* The name in the store says nothing to people. */}
      {file && (
        <p className={styles.name} title={file.name}>
          <bdi>{file.name}</bdi>
        </p>
      )}
      {kind !== 'portrait' && <HeavyCutNote url={url} shapes={shapes} />}
      <div className={styles.tools}>
        {kind === 'portrait' && (
          <CropButton {...{ url, folder, noun, onCropped }} name={file?.name ?? t(`crud.imageLabels.${noun}`)} />
        )}
        {file && shapes.length > 0 && <FocalPointButton file={file} shapes={shapes} />}
      </div>
    </div>
  );
}
