import type { MediaFile } from '@majlis/contracts/media';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { type ImageFolder, imageFolders } from '@majlis/contracts/uploads';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import * as messages from '#messages/staff/crud';
import { query } from '../../api/query';
import { FormField } from '../../ui/form/form-field';
import type { FormValues } from '../../ui/form/form-values';
import { ImageUpload } from '../../ui/upload/image-upload';
import type { ImageNoun } from '../../ui/upload/use-upload';
import { CropButton } from '../crop/crop-dialog';
import { Thumbnail, type ThumbnailKind } from '../thumbnail';
import * as styles from './image-field.module.scss';
import { ImageUrlField } from './image-url-field';
import { StoredImages } from './stored-images';

type ImageFieldProps = {
  name: string;
  noun?: ImageNoun;
  label?: string;
  folder: ImageFolder;
  kind?: ThumbnailKind;
  help?: string;
  isOptional?: boolean;
  /** The field that starts with the alt text of a chosen image. */
  altField?: string;
  /** Allows copying the image from an https URL. */
  allowsUrl?: boolean;
};

export const acceptedImageFormats = messages.acceptedImageFormats;

export function ImageField(props: ImageFieldProps) {
  const {
    name,
    noun = 'Image',
    label = messages.imageLabels[noun],
    folder,
    kind = 'picture',
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
          {(url) => <ChosenImage url={url} noun={noun} folder={folder} kind={kind} onCropped={control.onChange} />}
        </ImageUpload>
      )}
    </FormField>
  );
}

/** The original file name; the name in the store says nothing to people. */
function useStoredImageName(folder: ImageFolder, url: string): string | undefined {
  // An image may be chosen from another folder.
  const storedIn = imageFolders.find((name) => url.startsWith(`/images/${name}/`)) ?? folder;
  const { data } = useQuery(query(staffEndpoints.storedImages(storedIn)));
  const image = data?.find((stored) => stored.url === url);
  return image && image.name !== image.filename ? image.name : undefined;
}

type ChosenImageProps = Required<Pick<ImageFieldProps, 'noun' | 'folder' | 'kind'>> & {
  url: string;
  onCropped: (url: string) => void;
};

function ChosenImage({ url, noun, folder, kind, onCropped }: ChosenImageProps) {
  const name = useStoredImageName(folder, url);
  return (
    <div className="chosen-image">
      <Thumbnail url={url} alt={messages.chosenImage[noun]} sizes="560px" kind={kind} />
      {name && (
        <p className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </p>
      )}
      {kind === 'portrait' && (
        <CropButton
          url={url}
          name={name ?? messages.imageLabels[noun]}
          folder={folder}
          noun={noun}
          onCropped={onCropped}
        />
      )}
    </div>
  );
}
